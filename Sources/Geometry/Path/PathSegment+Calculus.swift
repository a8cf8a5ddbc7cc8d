import Foundation

extension PathSegment {
    /// The first derivative at a parameter in 0…1.
    package func derivative(at t: CGFloat) -> CGVector {
        let s = 1 - t
        switch self {
        case .line(let start, let end): return CGVector(from: start, to: end)
        case .quad(let start, let control, let end):
            return CGVector(from: start, to: control) * (2 * s) + CGVector(from: control, to: end) * (2 * t)
        case .cubic(let start, let control1, let control2, let end):
            return CGVector(from: start, to: control1) * (3 * s * s)
                + CGVector(from: control1, to: control2) * (6 * s * t)
                + CGVector(from: control2, to: end) * (3 * t * t)
        }
    }

    /// The second derivative at a parameter in 0…1.
    func secondDerivative(at t: CGFloat) -> CGVector {
        switch self {
        case .line: return .zero
        case .quad(let start, let control, let end):
            return (CGVector(from: control, to: end) - CGVector(from: start, to: control)) * 2
        case .cubic(let start, let control1, let control2, let end):
            let first = CGVector(from: control1, to: control2) - CGVector(from: start, to: control1)
            let last = CGVector(from: control2, to: end) - CGVector(from: control1, to: control2)
            return first * (6 * (1 - t)) + last * (6 * t)
        }
    }

    /// The direction at a parameter, of length 1; where controls coincide, that in which the curve leaves the place.
    /// Zero for a segment without extent.
    func tangent(at t: CGFloat) -> CGVector {
        let derivative = derivative(at: t)
        let scale = controlLength
        guard derivative.length <= scale * 1e-7 else { return derivative.normalized }
        guard scale > 0 else { return .zero }
        let step: CGFloat = t < 0.5 ? 1e-3 : -1e-3
        let chord = CGVector(from: point(at: t), to: point(at: t + step)).normalized
        return step < 0 ? -chord : chord
    }

    /// The curvature times an offset: below -1 the offset curve runs backwards.
    ///
    /// Positive offsets lie on the side of `tangent.perpendicular`.
    func offsetStretch(at t: CGFloat, offset: CGFloat) -> CGFloat {
        let first = derivative(at: t)
        let length = first.length
        guard length > controlLength * 1e-7 else { return 0 }
        return -first.cross(secondDerivative(at: t)) / (length * length * length) * offset
    }

    /// The length of the line through the control points, which the segment's own does not exceed.
    package var controlLength: CGFloat {
        switch self {
        case .line(let start, let end): start.distance(to: end)
        case .quad(let start, let control, let end): start.distance(to: control) + control.distance(to: end)
        case .cubic(let start, let control1, let control2, let end):
            start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
        }
    }

    package var reversed: PathSegment {
        switch self {
        case .line(let start, let end): .line(end, start)
        case .quad(let start, let control, let end): .quad(end, control: control, start)
        case .cubic(let start, let control1, let control2, let end):
            .cubic(end, control1: control2, control2: control1, start)
        }
    }

    /// The parts before and after a parameter.
    package func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        let mix = { (a: CGPoint, b: CGPoint) in a.interpolated(towards: b, amount: t) }
        switch self {
        case .line(let start, let end):
            let middle = mix(start, end)
            return (.line(start, middle), .line(middle, end))
        case .quad(let start, let control, let end):
            let (first, last) = (mix(start, control), mix(control, end))
            let middle = mix(first, last)
            return (.quad(start, control: first, middle), .quad(middle, control: last, end))
        case .cubic(let start, let control1, let control2, let end):
            let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
            let (ab, bc) = (mix(a, b), mix(b, c))
            let middle = mix(ab, bc)
            return (
                .cubic(start, control1: a, control2: ab, middle), .cubic(middle, control1: bc, control2: c, end)
            )
        }
    }

    /// The part between two parameters, 0 ≤ from < to ≤ 1; at the ends the points are exactly the segment's own.
    package func part(from: CGFloat, to: CGFloat) -> PathSegment {
        if from <= 0 { return to >= 1 ? self : split(at: to).0 }
        let rest = split(at: from).1
        return to >= 1 ? rest : rest.split(at: (to - from) / (1 - from)).0
    }
}
