import Foundation

/// The elements behind rows that are to be deleted, of each collection together.
@MainActor
struct DeletedElements {
    private struct Part {
        let collection: any ElementCollection
        let action: IndexSetAction
        var indices: IndexSet
    }

    private var parts: [Part] = []

    init(of rows: [ListRowNode], in list: ListRowsNode) {
        for row in rows { add(row, in: list) }
    }

    var isEmpty: Bool { parts.isEmpty }

    mutating func add(_ row: ListRowNode, in list: ListRowsNode) {
        // The element may be another by now than when the traits were read.
        guard row.isDeletable, row.child.isAttached,
            let deletion = ListRowTraits(of: row.child, below: list).deletion,
            deletion.index < deletion.collection.elementCount
        else { return }
        guard let known = parts.firstIndex(where: { $0.collection === deletion.collection }) else {
            parts.append(
                Part(collection: deletion.collection, action: deletion.action, indices: [deletion.index]))
            return
        }
        parts[known].indices.insert(deletion.index)
    }

    /// Has the app take the elements out of its data.
    func perform() {
        guard !isEmpty else { return }
        withAnimation { for part in parts { part.action.perform(part.indices) } }
    }
}
