import Foundation

/// A line or curve with both of its ends.
package enum PathSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, control: CGPoint, CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The path element that draws the segment from its start.
    package var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quad(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The point at a parameter in 0…1.
    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch self {
        case .line(let start, let end): return start.interpolated(towards: end, amount: t)
        case .quad(let start, let control, let end):
            let (a, b, c) = (s * s, 2 * s * t, t * t)
            return CGPoint(
                x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        case .cubic(let start, let control1, let control2, let end):
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }

    /// Calls the closure with the parameters inside 0…1 at which the curve turns back along an axis.
    func forEachExtremum(_ body: (CGFloat) -> Void) {
        switch self {
        case .line: break
        case .quad(let start, let control, let end):
            for axis in [Axis.horizontal, .vertical] {
                let denominator = start[axis] - 2 * control[axis] + end[axis]
                guard denominator != 0 else { continue }
                report((start[axis] - control[axis]) / denominator, body)
            }
        case .cubic(let start, let control1, let control2, let end):
            for axis in [Axis.horizontal, .vertical] {
                let a = end[axis] - 3 * control2[axis] + 3 * control1[axis] - start[axis]
                let b = 2 * (control2[axis] - 2 * control1[axis] + start[axis])
                let c = control1[axis] - start[axis]
                forEachRoot(a: a, b: b, c: c) { report($0, body) }
            }
        }
    }

    private func report(_ t: CGFloat, _ body: (CGFloat) -> Void) {
        if t > 0, t < 1 { body(t) }
    }
}

/// Calls the closure with the real roots of a·t² + b·t + c.
func forEachRoot(a: CGFloat, b: CGFloat, c: CGFloat, _ body: (CGFloat) -> Void) {
    let scale = max(abs(a), max(abs(b), abs(c)))
    guard scale > 0 else { return }
    if abs(a) <= scale * 1e-12 {
        if b != 0 { body(-c / b) }
        return
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    // The root that adds two numbers of one sign loses no digits; the other follows from it.
    let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    body(half / a)
    if half != 0 { body(c / half) }
}
