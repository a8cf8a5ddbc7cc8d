import Foundation

/// Draws lines and curves at a distance from given ones, on the side of `tangent.perpendicular`.
struct CurveOffsetter {
    /// The greatest distance in points between the drawn curve and the true one.
    private static let tolerance: CGFloat = 0.01
    private static let deepest = 8

    private let offset: CGFloat

    init(offset: CGFloat) { self.offset = offset }

    /// Appends elements from the offset of the segment's start, where the pen is, to that of its end.
    func add(_ segment: PathSegment, to elements: inout [Path.Element]) {
        if case .line = segment {
            elements.append(.line(to: point(segment, at: 1)))
        } else {
            add(segment, depth: 0, to: &elements)
        }
    }

    private func point(_ segment: PathSegment, at t: CGFloat) -> CGPoint {
        segment.point(at: t) + segment.tangent(at: t).perpendicular * offset
    }

    private func add(_ segment: PathSegment, depth: Int, to elements: inout [Path.Element]) {
        let curve = approximation(of: segment)
        if depth >= Self.deepest || (depth > 0 && isClose(curve, to: segment)) {
            if runsBackwards(segment) { addBackwards(segment, to: &elements) } else { elements.append(curve.element) }
            return
        }
        let (first, last) = segment.split(at: 0.5)
        if depth == 0, isClose(curve, to: segment), !runsBackwards(segment) { return elements.append(curve.element) }
        add(first, depth: depth + 1, to: &elements)
        add(last, depth: depth + 1, to: &elements)
    }

    /// The cubic that leaves both ends of the offset curve in its direction and with its speed.
    private func approximation(of segment: PathSegment) -> PathSegment {
        let (start, end) = (point(segment, at: 0), point(segment, at: 1))
        let first = segment.derivative(at: 0) * ((1 + segment.offsetStretch(at: 0, offset: offset)) / 3)
        let last = segment.derivative(at: 1) * ((1 + segment.offsetStretch(at: 1, offset: offset)) / 3)
        return .cubic(start, control1: start + first, control2: end - last, end)
    }

    private func isClose(_ curve: PathSegment, to segment: PathSegment) -> Bool {
        for t in [0.25, 0.5, 0.75] as [CGFloat] {
            // The approximation need not run at the same speed: what counts is its distance from the true curve.
            let target = point(segment, at: t)
            let miss = CGVector(from: curve.point(at: t), to: target)
            guard abs(miss.dot(segment.tangent(at: t).perpendicular)) <= Self.tolerance else { return false }
            guard miss.length <= max(Self.tolerance, segment.controlLength / 8) else { return false }
        }
        return true
    }

    /// Whether the curve is bent so tightly that its offset runs the other way.
    private func runsBackwards(_ segment: PathSegment) -> Bool {
        CGVector(from: point(segment, at: 0), to: point(segment, at: 1)).dot(
            CGVector(from: segment.start, to: segment.end)) < 0
    }

    /// Encloses, in the usual direction, all that lies between a curve and an offset that runs backwards.
    private func addBackwards(_ segment: PathSegment, to elements: inout [Path.Element]) {
        let (start, end) = (point(segment, at: 0), point(segment, at: 1))
        for target in [segment.start, end, start, segment.end, end] { elements.append(.line(to: target)) }
    }
}
