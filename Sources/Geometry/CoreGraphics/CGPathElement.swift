import Foundation

/// What an element of a path does.
@nonexhaustive public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// An element of a path; the number of its points follows from its type: 1, 1, 2, 3, 0, the end point last.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path.Element {
    /// The type, and the points in Core Graphics' order.
    var parts: (CGPathElementType, [CGPoint]) {
        switch self {
        case .move(let to): (.moveToPoint, [to])
        case .line(let to): (.addLineToPoint, [to])
        case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
        case .curve(let to, let control1, let control2): (.addCurveToPoint, [control1, control2, to])
        case .closeSubpath: (.closeSubpath, [])
        }
    }
}
