import Foundation

/// Puts directed pieces together to closed subpaths.
struct PathAssembler {
    private var pieces: [PathSegment]

    init(_ pieces: [PathSegment]) { self.pieces = pieces }

    var path: Path {
        var rest = self
        var elements: [Path.Element] = []
        while let first = rest.pieces.popLast() {
            var loop = [first]
            while loop[loop.count - 1].end.distance(to: first.start) > Self.slack,
                let next = rest.takePiece(after: loop[loop.count - 1])
            {
                loop.append(next)
            }
            elements += Self.elements(of: Self.joiningLines(loop))
        }
        return Path(elements: elements)
    }

    private static let slack = 2 * PathSegment.joint

    /// Takes out the piece that begins where another ends; of several the one that turns to the right most sharply, so
    /// that areas which touch in a point stay apart.
    private mutating func takePiece(after piece: PathSegment) -> PathSegment? {
        let direction = piece.tangent(at: 1)
        var best: (index: Int, turn: Double)?
        for (index, next) in pieces.enumerated() where next.start.distance(to: piece.end) <= Self.slack {
            let outgoing = next.tangent(at: 0)
            let turn = atan2(Double(direction.cross(outgoing)), Double(direction.dot(outgoing)))
            if turn > best?.turn ?? -.infinity { best = (index, turn) }
        }
        return best.map { pieces.remove(at: $0.index) }
    }

    /// The loop with lines that go straight on made one.
    private static func joiningLines(_ loop: [PathSegment]) -> [PathSegment] {
        var result: [PathSegment] = []
        for piece in loop {
            if let last = result.last, let joined = joined(last, piece) {
                result[result.count - 1] = joined
            } else {
                result.append(piece)
            }
        }
        if result.count > 2, let joined = joined(result[result.count - 1], result[0]) {
            result[0] = joined
            result.removeLast()
        }
        return result
    }

    private static func joined(_ first: PathSegment, _ second: PathSegment) -> PathSegment? {
        guard case .line(let start, let middle) = first, case .line(_, let end) = second else { return nil }
        let (incoming, outgoing) = (CGVector(from: start, to: middle), CGVector(from: middle, to: end))
        let isStraight = abs(incoming.cross(outgoing)) <= 1e-7 * incoming.length * outgoing.length
        return isStraight && incoming.dot(outgoing) > 0 ? .line(start, end) : nil
    }

    private static func elements(of loop: [PathSegment]) -> [Path.Element] {
        guard let first = loop.first, let last = loop.last else { return [] }
        var elements: [Path.Element] = [.move(to: first.start)]
        elements += loop.dropLast().map(\.element)
        // Closing draws a last straight line by itself.
        if case .line = last {} else { elements.append(last.element) }
        return elements + [.closeSubpath]
    }
}
