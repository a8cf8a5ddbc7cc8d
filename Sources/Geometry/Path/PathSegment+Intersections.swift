import Foundation

extension PathSegment {
    /// The parameters at which two segments meet, of this one and of the other.
    ///
    /// Where they run along each other, the ends of what they share are among them.
    func intersections(with other: PathSegment) -> [(CGFloat, CGFloat)] {
        guard hull.insetBy(dx: -Self.meeting, dy: -Self.meeting).intersects(other.hull) || hull.touches(other.hull)
        else { return [] }
        var search = IntersectionSearch(first: self, second: other)
        // Ends come first: a crossing that is found next to one is the same.
        for t in [0, 1] as [CGFloat] {
            if let s = other.parameter(of: point(at: t)) { search.add(t, s) }
            if let s = parameter(of: other.point(at: t)) { search.add(s, t) }
        }
        search.run()
        return search.found
    }

    /// A point that is nearer to a curve than this lies on it, in points.
    static let meeting: CGFloat = 1e-6

    /// Places where curves meet that are nearer to each other than this are one, in points.
    static let joint: CGFloat = 1e-4

    /// The smallest rectangle around the control points, in which the segment lies.
    var hull: CGRect {
        var bounds = PointBounds()
        bounds.add(start)
        bounds.add(end)
        switch self {
        case .line: break
        case .quad(_, let control, _): bounds.add(control)
        case .cubic(_, let control1, let control2, _):
            bounds.add(control1)
            bounds.add(control2)
        }
        return bounds.rect
    }

    /// The parameter of a point on the segment; nil where the point is not on it.
    private func parameter(of point: CGPoint) -> CGFloat? {
        if point.distance(to: start) <= Self.meeting { return 0 }
        if point.distance(to: end) <= Self.meeting { return 1 }
        guard hull.insetBy(dx: -Self.meeting, dy: -Self.meeting).contains(point) else { return nil }
        let steps: CGFloat = { if case .line = self { 1 } else { 16 } }()
        var best: (t: CGFloat, distance: CGFloat) = (0, .infinity)
        for step in 0..<Int(steps) {
            var t = (CGFloat(step) + 0.5) / steps
            // The foot of the perpendicular, by Newton's method.
            for _ in 0..<12 {
                let speed = derivative(at: t)
                let square = speed.dot(speed)
                guard square > 0 else { break }
                t = min(1, max(0, t + CGVector(from: self.point(at: t), to: point).dot(speed) / square))
            }
            let distance = self.point(at: t).distance(to: point)
            if distance < best.distance { best = (t, distance) }
        }
        return best.distance <= Self.meeting ? best.t : nil
    }
}

extension CGRect {
    /// Whether two rectangles have a point in common, be they without width or height.
    func touches(_ other: CGRect) -> Bool {
        let slack = PathSegment.meeting
        return minX <= other.maxX + slack && other.minX <= maxX + slack && minY <= other.maxY + slack
            && other.minY <= maxY + slack
    }
}

/// Finds where two segments cross, by halving them until they are nearly straight.
private struct IntersectionSearch {
    private static let flatness: CGFloat = 1e-3
    private static let deepest = 24
    /// More than this is no crossing but running along each other.
    private static let most = 64

    let first: PathSegment
    let second: PathSegment
    private(set) var found: [(CGFloat, CGFloat)] = []

    init(first: PathSegment, second: PathSegment) {
        self.first = first
        self.second = second
    }

    mutating func run() { search(first, 0, 1, second, 0, 1, depth: 0) }

    /// Keeps a pair of parameters, unless it is known.
    mutating func add(_ t: CGFloat, _ s: CGFloat) {
        let point = first.point(at: t)
        guard !found.contains(where: { first.point(at: $0.0).distance(to: point) <= PathSegment.joint }) else {
            return
        }
        found.append((t, s))
    }

    private mutating func search(
        _ a: PathSegment, _ a0: CGFloat, _ a1: CGFloat, _ b: PathSegment, _ b0: CGFloat, _ b1: CGFloat, depth: Int
    ) {
        guard found.count < Self.most, a.hull.touches(b.hull) else { return }
        let (aIsFlat, bIsFlat) = (isFlat(a) || depth > Self.deepest, isFlat(b) || depth > Self.deepest)
        if aIsFlat, bIsFlat { return refine(a, a0, a1, b, b0, b1) }
        let (aMiddle, bMiddle) = ((a0 + a1) / 2, (b0 + b1) / 2)
        let aParts = aIsFlat ? [(a, a0, a1)] : halves(a, a0, aMiddle, a1)
        let bParts = bIsFlat ? [(b, b0, b1)] : halves(b, b0, bMiddle, b1)
        for (aPart, aStart, aEnd) in aParts {
            for (bPart, bStart, bEnd) in bParts {
                search(aPart, aStart, aEnd, bPart, bStart, bEnd, depth: depth + 1)
            }
        }
    }

    private func halves(
        _ segment: PathSegment, _ start: CGFloat, _ middle: CGFloat, _ end: CGFloat
    ) -> [(PathSegment, CGFloat, CGFloat)] {
        let (first, last) = segment.split(at: 0.5)
        return [(first, start, middle), (last, middle, end)]
    }

    private func isFlat(_ segment: PathSegment) -> Bool {
        if case .line = segment { return true }
        return segment.controlLength - segment.start.distance(to: segment.end) < Self.flatness
    }

    /// Starts where the chords cross, and follows both curves to where they really meet.
    private mutating func refine(
        _ a: PathSegment, _ a0: CGFloat, _ a1: CGFloat, _ b: PathSegment, _ b0: CGFloat, _ b1: CGFloat
    ) {
        let (u, v) = (CGVector(from: a.start, to: a.end), CGVector(from: b.start, to: b.end))
        let determinant = u.cross(v)
        guard abs(determinant) > 1e-12 * max(1e-12, u.length * v.length) else { return }
        let between = CGVector(from: a.start, to: b.start)
        var t = a0 + (a1 - a0) * min(1.5, max(-0.5, between.cross(v) / determinant))
        var s = b0 + (b1 - b0) * min(1.5, max(-0.5, between.cross(u) / determinant))
        // Where the curves touch without crossing each step only halves the distance.
        for _ in 0..<40 {
            let gap = CGVector(from: first.point(at: t), to: second.point(at: s))
            if gap.length < 1e-12 { break }
            let (du, dv) = (first.derivative(at: t), second.derivative(at: s))
            let slope = du.cross(dv)
            guard slope != 0 else { break }
            t += gap.cross(dv) / slope
            s += gap.cross(du) / slope
        }
        let slack: CGFloat = 1e-9
        guard t >= -slack, t <= 1 + slack, s >= -slack, s <= 1 + slack else { return }
        (t, s) = (min(1, max(0, t)), min(1, max(0, s)))
        if first.point(at: t).distance(to: second.point(at: s)) <= PathSegment.meeting { add(t, s) }
    }
}
