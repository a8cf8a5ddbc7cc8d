import Foundation

/// The outline of a shape: lines and curves in points, y downwards.
///
/// Copies are cheap. Rectangles, rounded rectangles and ellipses are kept as what they are until something is added.
public struct Path: Hashable, Sendable {
    /// What a path is made of.
    package enum Storage: Hashable, Sendable {
        case empty
        case rect(CGRect)
        /// The corner size is limited to half the shorter side already, and not 0.
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case ellipse(CGRect)
        case elements([Element])
    }

    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package internal(set) var storage: Storage

    package init(storage: Storage) { self.storage = storage }

    package init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

    /// Makes an empty path.
    public init() { storage = .empty }

    public init(_ path: CGPath) { self = path.path }

    public init(_ path: CGMutablePath) { self = path.path }

    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Makes an empty path and passes it to the closure, which adds to it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    public var cgPath: CGPath { CGPath(path: self) }

    /// Calls the closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        switch storage {
        case .empty: break
        case .elements(let elements): elements.forEach(body)
        case .rect(let rect): Self.forEachElement(ofRect: rect, body)
        case .roundedRect(let rect, let cornerSize, let style):
            RoundedRectangleOutline(rect: rect, cornerSize: cornerSize, style: style).forEach(body)
        case .ellipse(let rect): Self.forEachElement(ofEllipseIn: rect, body)
        }
    }

    /// The elements in order.
    package var elements: [Element] {
        if case .elements(let elements) = storage { return elements }
        var result: [Element] = []
        forEach { result.append($0) }
        return result
    }

    /// The last point, where the next line would begin; nil for an empty path.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: nil
        case .rect(let rect): rect.origin
        case .roundedRect, .ellipse: startPoint(of: elements)
        case .elements(let elements): endPoint(of: elements)
        }
    }

    private func startPoint(of elements: [Element]) -> CGPoint? {
        if case .move(let point)? = elements.first { point } else { nil }
    }

    private func endPoint(of elements: [Element]) -> CGPoint? {
        switch elements.last {
        case nil: return nil
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
        case .closeSubpath:
            for case .move(let start) in elements.reversed() { return start }
            return nil
        }
    }
}
