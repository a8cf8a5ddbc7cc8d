import Foundation

extension Path {
    /// Whether a point lies inside; subpaths that are open count as closed by a straight line.
    ///
    /// - Parameter eoFill: whether the even-odd rule decides, instead of the winding number.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: false
        case .rect(let rect): rect.contains(p)
        case .ellipse(let rect): Self.ellipse(in: rect, contains: p)
        case .roundedRect(let rect, let cornerSize, let style):
            rect.contains(p) && (Self.isClearOfCorners(p, rect, cornerSize, style) || winding(around: p) != 0)
        case .elements: eoFill ? winding(around: p) & 1 != 0 : winding(around: p) != 0
        }
    }

    private static func ellipse(in rect: CGRect, contains p: CGPoint) -> Bool {
        guard rect.width > 0, rect.height > 0 else { return false }
        let x = (p.x - rect.midX) / (rect.width / 2)
        let y = (p.y - rect.midY) / (rect.height / 2)
        return x * x + y * y <= 1
    }

    /// Whether a point in a rounded rectangle is so far from its corners that they do not matter.
    private static func isClearOfCorners(
        _ p: CGPoint, _ rect: CGRect, _ cornerSize: CGSize, _ style: RoundedCornerStyle
    ) -> Bool {
        // A continuous corner begins up to so many radii from where the sides would meet.
        let reach: CGFloat = style == .continuous ? 1.528_665 : 1
        let isClearAcross = abs(p.x - rect.midX) <= rect.width / 2 - cornerSize.width * reach
        let isClearAlong = abs(p.y - rect.midY) <= rect.height / 2 - cornerSize.height * reach
        return isClearAcross || isClearAlong
    }

    /// How many times the path runs around a point, clockwise on screen minus the other way.
    func winding(around p: CGPoint) -> Int {
        var result = 0
        for subpath in subpaths {
            for segment in subpath.segments { result += segment.winding(around: p) }
            if let last = subpath.segments.last, !subpath.isClosed, last.end != subpath.start {
                result += PathSegment.line(last.end, subpath.start).winding(around: p)
            }
        }
        return result
    }
}

extension PathSegment {
    /// The segment's part in the winding number: crossings of the ray from the point to the right.
    func winding(around p: CGPoint) -> Int {
        if case .line(let start, let end) = self { return Self.crossing(start, end, p) }
        guard isCrossed(byRayFrom: p) else { return 0 }
        // Between its turning points a curve crosses the ray once at most.
        var turns: [CGFloat] = []
        forEachExtremum { turns.append($0) }
        turns.sort()
        var result = 0
        var start: CGFloat = 0
        for end in turns + [1] {
            result += crossing(from: start, to: end, p)
            start = end
        }
        return result
    }

    private static func crossing(_ start: CGPoint, _ end: CGPoint, _ p: CGPoint) -> Int {
        guard (start.y <= p.y) != (end.y <= p.y) else { return 0 }
        let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
        return x > p.x ? (end.y > start.y ? 1 : -1) : 0
    }

    private func isCrossed(byRayFrom p: CGPoint) -> Bool {
        var bounds = PointBounds()
        switch self {
        case .line: break
        case .quad(_, let control, _): bounds.add(control)
        case .cubic(_, let control1, let control2, _):
            bounds.add(control1)
            bounds.add(control2)
        }
        bounds.add(start)
        bounds.add(end)
        let rect = bounds.rect
        return p.y >= rect.minY && p.y <= rect.maxY && p.x <= rect.maxX
    }

    /// The crossing of a part without turning points.
    private func crossing(from start: CGFloat, to end: CGFloat, _ p: CGPoint) -> Int {
        let (first, last) = (start == 0 ? self.start : point(at: start), end == 1 ? self.end : point(at: end))
        guard (first.y <= p.y) != (last.y <= p.y) else { return 0 }
        var (low, high) = (start, end)
        let isDownwards = last.y > first.y
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if (point(at: middle).y <= p.y) == isDownwards { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x > p.x ? (isDownwards ? 1 : -1) : 0
    }
}
