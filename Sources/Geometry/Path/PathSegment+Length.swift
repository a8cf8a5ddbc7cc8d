import Foundation

extension PathSegment {
    /// The number of parts into which a curve is divided to measure it.
    private static let parts = 8

    /// The arc length.
    package var length: CGFloat {
        if case .line(let start, let end) = self { return start.distance(to: end) }
        var sum: CGFloat = 0
        for part in 0..<Self.parts { sum += length(ofPart: part) }
        return sum
    }

    /// The parameter at which the arc from the start has a length; 0…1.
    package func parameter(atLength target: CGFloat) -> CGFloat {
        guard target > 0 else { return 0 }
        if case .line(let start, let end) = self {
            let length = start.distance(to: end)
            return length > 0 ? min(1, target / length) : 1
        }
        var before: CGFloat = 0
        for part in 0..<Self.parts {
            let length = length(ofPart: part)
            if before + length >= target, length > 0 {
                return refine(target - before, ofPart: part, guess: (target - before) / length)
            }
            before += length
        }
        return 1
    }

    private func length(ofPart part: Int) -> CGFloat {
        let width = 1 / CGFloat(Self.parts)
        return length(from: CGFloat(part) * width, to: CGFloat(part + 1) * width)
    }

    /// Newton's method within one part, where the length hardly bends.
    private func refine(_ target: CGFloat, ofPart part: Int, guess: CGFloat) -> CGFloat {
        let width = 1 / CGFloat(Self.parts)
        let start = CGFloat(part) * width
        var t = start + guess * width
        for _ in 0..<8 {
            let speed = derivative(at: t).length
            guard speed > 0 else { break }
            let step = (length(from: start, to: t) - target) / speed
            t = min(start + width, max(start, t - step))
            if abs(step) < 1e-12 { break }
        }
        return t
    }

    /// The arc length between two close parameters, by Gauss's rule with five points.
    private func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        let inner: CGFloat = 0.538_469_310_105_683_1
        let outer: CGFloat = 0.906_179_845_938_664
        let speed = { (offset: CGFloat) in derivative(at: middle + offset * half).length }
        let sum =
            0.568_888_888_888_888_9 * speed(0) + 0.478_628_670_499_366_5 * (speed(inner) + speed(-inner))
            + 0.236_926_885_056_189_1 * (speed(outer) + speed(-outer))
        return half * sum
    }
}
