import Foundation

/// The rectangles of many neighbours: unions of runs of them, of two such runs, and so on up to all. One that
/// changes, or a look at a part of the plane, takes no walk through all of them.
package final class RectangleTree {
    private static let runLength = 16

    private let nodes: [LayoutNode]
    private let rectangle: (LayoutNode) -> CGRect
    /// The union of all at 1, those of the two halves of `n` at `2 * n` and `2 * n + 1`; nil where it must be found
    /// anew.
    private var unions: [CGRect?]
    /// The place of the first run.
    private let firstRun: Int

    package init(_ nodes: [LayoutNode], rectangle: @escaping (LayoutNode) -> CGRect) {
        self.nodes = nodes
        self.rectangle = rectangle
        let runs = (nodes.count + Self.runLength - 1) / Self.runLength
        var firstRun = 1
        while firstRun < runs { firstRun *= 2 }
        self.firstRun = firstRun
        unions = Array(repeating: nil, count: 2 * firstRun)
    }

    /// Null for nothing.
    package var union: CGRect { union(at: 1) }

    /// The rectangle of one of them may be another.
    package func forget(_ index: Int) {
        var place = firstRun + index / Self.runLength
        guard place < unions.count else { return }
        // Where a part must be found anew, so must all that holds it.
        while place > 0, unions[place] != nil {
            unions[place] = nil
            place /= 2
        }
    }

    package func forgetAll() {
        guard unions[1] != nil else { return }
        for place in unions.indices { unions[place] = nil }
    }

    /// Calls an action with the nodes of all runs whose union is wanted, until it returns true.
    /// - Returns: whether it did.
    package func contains(
        isReversed: Bool = false, in isWanted: (CGRect) -> Bool, where body: (LayoutNode) -> Bool
    ) -> Bool {
        search(1, isReversed, isWanted, body)
    }

    private func search(
        _ place: Int, _ isReversed: Bool, _ isWanted: (CGRect) -> Bool, _ body: (LayoutNode) -> Bool
    ) -> Bool {
        guard isWanted(union(at: place)) else { return false }
        guard place < firstRun else {
            let run = nodes[run(at: place)]
            return isReversed ? run.reversed().contains(where: body) : run.contains(where: body)
        }
        let (first, second) = isReversed ? (2 * place + 1, 2 * place) : (2 * place, 2 * place + 1)
        return search(first, isReversed, isWanted, body) || search(second, isReversed, isWanted, body)
    }

    private func union(at place: Int) -> CGRect {
        if let known = unions[place] { return known }
        let union =
            place < firstRun
            ? union(at: 2 * place).union(union(at: 2 * place + 1))
            : nodes[run(at: place)].reduce(.null) { $0.union(rectangle($1)) }
        unions[place] = union
        return union
    }

    private func run(at place: Int) -> Range<Int> {
        let start = min(nodes.count, (place - firstRun) * Self.runLength)
        return start..<min(nodes.count, start + Self.runLength)
    }
}
