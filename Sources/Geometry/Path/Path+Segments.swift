import Foundation

extension Path {
    /// Calls the closure with each line and curve, closing lines of closed subpaths included.
    package func forEachSegment(_ body: (PathSegment) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let to): (start, current) = (to, to)
            case .line(let to):
                body(.line(current, to))
                current = to
            case .quadCurve(let to, let control):
                body(.quad(current, control: control, to))
                current = to
            case .curve(let to, let control1, let control2):
                body(.cubic(current, control1: control1, control2: control2, to))
                current = to
            case .closeSubpath:
                if current != start { body(.line(current, start)) }
                current = start
            }
        }
    }
}
