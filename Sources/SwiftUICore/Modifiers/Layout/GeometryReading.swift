import Foundation
import Geometry

/// Access to the size and the coordinates of a container.
public struct GeometryProxy: Sendable {
    package nonisolated(unsafe) weak var node: LayoutNode?
    /// The container's size in points.
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets

    package init(node: LayoutNode?, size: CGSize, safeAreaInsets: EdgeInsets) {
        self.node = node
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }

    /// The container's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return CGRect(origin: .zero, size: size) }
        return node.readFrame(in: coordinateSpace)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the coordinate space's view in the container's coordinates; nil for one that is not above.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let node, let space = node.coordinateSpaceNode(coordinateSpace.coordinateSpace) else { return nil }
        let origin = node.readFrame(in: coordinateSpace.coordinateSpace).origin
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.size)
    }

    /// What an anchor stands for, in the container's coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(in: node) }
}

/// Coordinates to give a place in.
@nonexhaustive public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// Those of a view above that was named with `coordinateSpace`.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that names coordinates.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The nearest scroll view's.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

    /// That of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of a scroll view's coordinates.
package struct ScrollViewSpace: Hashable, Sendable {
    /// Nil for any scroll view's.
    package let axis: Axis?

    package init(axis: Axis?) { self.axis = axis }
}

extension LayoutNode {
    /// The node above (or this one) that has the coordinates' name.
    package final func coordinateSpaceNode(_ space: CoordinateSpace) -> LayoutNode? {
        guard case .named(let name) = space else { return nil }
        var current: LayoutNode? = self
        while let node = current {
            if node.namesCoordinateSpace(name) { return node }
            current = node.layoutParent
        }
        return nil
    }

    /// A rectangle of the node's coordinates in others. A name that no view above has counts as the window's.
    package final func convert(_ rectangle: CGRect, to space: CoordinateSpace) -> CGRect {
        if space == .local { return rectangle }
        let inWindow = rectangle.applying(finalWindowTransform)
        guard let other = coordinateSpaceNode(space) else { return inWindow }
        let transform = other.finalWindowTransform
        return transform.isInvertible ? inWindow.applying(transform.inverted()) : inWindow
    }

    package final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: space).origin
    }
}

extension View {
    /// Names the view's coordinates, for those below it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Names the view's coordinates, for those below it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
    }
}

nonisolated struct CoordinateSpaceModifier: ElementModifier {
    let space: CoordinateSpace

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> CoordinateSpaceNode {
        CoordinateSpaceNode(self, child: child, inputs)
    }
}

final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier> {
    override func namesCoordinateSpace(_ name: AnyHashable) -> Bool { modifier.space == .named(name) }
}
