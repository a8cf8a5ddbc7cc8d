import Foundation

/// Two paths cut at all places where they meet each other or themselves, and the areas that the pieces bound.
struct PathArrangement {
    /// Which of the two paths' areas a point lies in.
    struct Membership {
        var isInFirst: Bool
        var isInSecond: Bool
    }

    private let first: [PathSegment]
    private let second: [PathSegment]
    private let isEvenOdd: Bool

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        self.first = first.filledSegments.flatMap(\.withoutTurns)
        self.second = second.filledSegments.flatMap(\.withoutTurns)
        isEvenOdd = eoFill
    }

    /// The outline of all points for which the rule holds, to be filled by the winding rule.
    func outline(where rule: (Membership) -> Bool) -> Path {
        var pieces: [PathSegment] = []
        for piece in Self.cut(first + second, by: first + second) {
            guard let directed = directed(piece, rule), !pieces.contains(where: { $0.coincides(with: directed) }) else {
                continue
            }
            pieces.append(directed)
        }
        return PathAssembler(pieces).path
    }

    /// The piece as a border, the wanted area to its right on screen; nil where it is none.
    private func directed(_ piece: PathSegment, _ rule: (Membership) -> Bool) -> PathSegment? {
        let middle = piece.point(at: 0.5)
        let aside = piece.tangent(at: 0.5).perpendicular * PathSegment.meeting
        let isRightWanted = rule(membership(of: middle + aside))
        let isLeftWanted = rule(membership(of: middle - aside))
        if isRightWanted == isLeftWanted { return nil }
        return isRightWanted ? piece : piece.reversed
    }

    private func membership(of point: CGPoint) -> Membership {
        Membership(isInFirst: contains(first, point), isInSecond: contains(second, point))
    }

    private func contains(_ segments: [PathSegment], _ point: CGPoint) -> Bool {
        let winding = segments.reduce(0) { $0 + $1.winding(around: point) }
        return isEvenOdd ? winding & 1 != 0 : winding != 0
    }

    /// The segments in parts that meet others at their ends only.
    static func cut(_ segments: [PathSegment], by others: [PathSegment]) -> [PathSegment] {
        segments.flatMap { segment in
            var cuts: [CGFloat] = []
            for other in others where other != segment && other != segment.reversed {
                cuts += segment.intersections(with: other).map(\.0)
            }
            return segment.parts(at: cuts.sorted())
        }
    }
}

extension PathSegment {
    /// The parts between neighbouring parameters, which together are the whole segment. No part is too short to be one.
    func parts(at parameters: [CGFloat]) -> [PathSegment] {
        var result: [PathSegment] = []
        var start: CGFloat = 0
        let isFar = { (t: CGFloat, other: CGFloat) in point(at: t).distance(to: point(at: other)) > Self.joint }
        for cut in parameters where isFar(start, cut) && isFar(cut, 1) {
            result.append(part(from: start, to: cut))
            start = cut
        }
        if start > 0 || controlLength > Self.joint { result.append(part(from: start, to: 1)) }
        return result
    }

    /// The parts between the places where a curve turns back along an axis; none of these crosses itself.
    var withoutTurns: [PathSegment] {
        if case .line = self { return [self] }
        var turns: [CGFloat] = []
        forEachExtremum { turns.append($0) }
        return parts(at: turns.sorted())
    }

    /// Whether another runs the same way along this one.
    func coincides(with other: PathSegment) -> Bool {
        let slack = 2 * Self.joint
        return start.distance(to: other.start) <= slack && end.distance(to: other.end) <= slack
            && point(at: 0.5).distance(to: other.point(at: 0.5)) <= 5 * slack
    }
}

extension Path {
    /// All lines and curves, with those that close open subpaths.
    var filledSegments: [PathSegment] {
        subpaths.flatMap { subpath in
            guard let last = subpath.segments.last, last.end != subpath.start else { return subpath.segments }
            return subpath.segments + [.line(last.end, subpath.start)]
        }
    }
}
