import Foundation
import Geometry

/// Where a scroll view is scrolled to: by the app, at an edge, a point or a view; or by the user.
public struct ScrollPosition: Sendable {
    enum Place: Hashable, Sendable {
        case edge(Edge)
        /// Nil leaves that axis as it is.
        case offset(x: CGFloat?, y: CGFloat?)
    }

    /// An identity of any type.
    struct Identity: Hashable, @unchecked Sendable {
        let value: AnyHashable
        let base: any Hashable & Sendable

        init(_ base: some Hashable & Sendable) {
            self.base = base
            value = AnyHashable(base)
        }

        static func == (left: Identity, right: Identity) -> Bool { left.value == right.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    var place: Place?
    var id: Identity?
    var anchor: UnitPoint?
    /// The type that identities of views have.
    var readID: @Sendable (AnyHashable) -> Identity?
    /// Tells a wish from the same one before.
    var serial = 0
    /// The user has scrolled since the app has.
    public internal(set) var isPositionedByUser = false

    private init<ID: Hashable & Sendable>(_ type: ID.Type, place: Place? = nil) {
        self.place = place
        readID = { ($0.base as? ID).map { Identity($0) } }
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, place: nil) }

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(type(of: id), place: nil)
        scrollTo(id: id, anchor: anchor)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType, place: .edge(edge))
    }

    /// - Parameter point: what of the content is to be at the scroll view's top-left corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType, place: .offset(x: point.x, y: point.y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, place: .offset(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType, place: .offset(x: x, y: nil))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType, place: .offset(x: nil, y: y))
    }

    // MARK: Scrolling

    /// - Parameter anchor: the point of the view, and of the scroll view, that meet; nil: the view is brought to the start.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(nil)
        self.id = Identity(id)
        self.anchor = anchor
    }

    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

    private mutating func ask(_ place: Place?) {
        self.place = place
        (id, anchor, isPositionedByUser) = (nil, nil, false)
        serial += 1
    }

    // MARK: Where it is

    /// The edge that the app has scrolled to; nil once the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that the app has scrolled to; nil once the user has scrolled.
    public var point: CGPoint? {
        guard case .offset(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }

    public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

    /// The view that the app has scrolled to, or the first of a `scrollTargetLayout` that the user sees.
    public var viewID: (any Hashable & Sendable)? { id?.base }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }
}

extension ScrollPosition: Equatable {
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.place == right.place && left.id == right.id && left.anchor == right.anchor && left.serial == right.serial
            && left.isPositionedByUser == right.isPositionedByUser
    }
}

extension View {
    /// Ties a scroll view in the view to a position: setting it scrolls, and it changes as the user scrolls.
    /// - Parameter anchor: the point of a view, and of the scroll view, that meet where the position says none.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(BoundScrollPositionModifier(position: position, anchor: anchor))
    }
}

private struct BoundScrollPositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    func body(content: Content) -> some View {
        let (value, box) = (position.wrappedValue, UncheckedBox(position))
        let link = ScrollPositionLink(wanted: wish(of: value), anchor: value.anchor ?? anchor) { target in
            box.value.wrappedValue.follow(target)
        }
        link.place = value.place
        link.followsUserAlone = true
        link.target = value.isPositionedByUser ? nil : value.id?.value
        return content.transformEnvironment(\.scrollOptions) { $0.position = link }
    }

    /// What the app asks for; another one, though the same place, after each call.
    private func wish(of value: ScrollPosition) -> AnyHashable? {
        guard !value.isPositionedByUser else { return nil }
        if let place = value.place { return [AnyHashable(value.serial), AnyHashable(place)] }
        return value.id.map { [AnyHashable(value.serial), $0.value] }
    }
}

extension ScrollPosition {
    /// The user has scrolled.
    /// - Parameter target: the view at the start; nil where there are no targets.
    @MainActor
    fileprivate mutating func follow(_ target: LayoutNode?) -> AnyHashable? {
        var new = self
        new.isPositionedByUser = true
        (new.place, new.anchor) = (nil, nil)
        new.id = target?.scrollIdentity(as: readID)
        if new != self { self = new }
        return nil
    }
}
