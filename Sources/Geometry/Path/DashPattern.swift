import Foundation

/// Lengths of line and gap in turn.
struct DashPattern {
    /// More dashes than this in one subpath are no pattern that could be seen.
    private static let most: CGFloat = 100_000

    private let lengths: [CGFloat]
    private let phase: CGFloat

    /// - Parameter lengths: an odd number of them is repeated, so that line and gap change places.
    /// - Returns: nil where nothing has a length, or a length is negative or infinite.
    init?(_ lengths: [CGFloat], phase: CGFloat) {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return nil }
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = self.lengths.reduce(0, +)
        let rest = phase.truncatingRemainder(dividingBy: period)
        self.phase = rest < 0 ? rest + period : rest
    }

    /// The dashes along a subpath. In a closed one the last and the first are one where they meet.
    func dashes(of subpath: Subpath) -> [Subpath] {
        let period = lengths.reduce(0, +)
        let total = subpath.length
        guard total / period * CGFloat(lengths.count) < Self.most else { return [subpath] }
        var cutter = DashCutter()
        var (index, left) = start()
        for segment in subpath.segments {
            var position: CGFloat = 0
            let length = segment.length
            while length - position > left {
                cutter.add(segment, from: position, to: position + left, isLine: index % 2 == 0)
                position += left
                index = (index + 1) % lengths.count
                left = lengths[index]
                cutter.change(to: index % 2 == 0, at: segment.point(at: segment.parameter(atLength: position)))
            }
            cutter.add(segment, from: position, to: length, isLine: index % 2 == 0)
            left -= length - position
        }
        return cutter.finish(isClosed: subpath.isClosed)
    }

    /// The first length in the pattern, and what the phase leaves of it.
    private func start() -> (index: Int, left: CGFloat) {
        var (index, rest) = (0, phase)
        while rest >= lengths[index], rest > 0 {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        return (index, lengths[index] - rest)
    }
}

/// Collects the parts of segments that belong to one dash after the other.
private struct DashCutter {
    private var dashes: [Subpath] = []
    private var current: Subpath?
    private var beginsWithLine: Bool?

    mutating func add(_ segment: PathSegment, from start: CGFloat, to end: CGFloat, isLine: Bool) {
        if beginsWithLine == nil { beginsWithLine = isLine }
        guard isLine, end > start else { return }
        let part = segment.part(
            from: start == 0 ? 0 : segment.parameter(atLength: start), to: segment.parameter(atLength: end))
        if current == nil { current = Subpath(start: part.start) }
        current?.segments.append(part)
        current?.isDrawn = true
    }

    /// Ends a dash or begins one.
    mutating func change(to isLine: Bool, at point: CGPoint) {
        if let current { dashes.append(current) }
        current = nil
        guard isLine else { return }
        current = Subpath(start: point)
        current?.isDrawn = true
    }

    mutating func finish(isClosed: Bool) -> [Subpath] {
        let endsWithLine = current != nil
        if let current { dashes.append(current) }
        if isClosed, endsWithLine, beginsWithLine == true, dashes.count > 1 {
            let first = dashes.removeFirst()
            dashes[dashes.count - 1].segments += first.segments
        }
        return dashes
    }
}
