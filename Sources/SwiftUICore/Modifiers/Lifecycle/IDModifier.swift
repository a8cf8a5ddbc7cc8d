extension View {
    /// Gives the view an identity; another one is another view, with state of its own.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> IDNode {
        let node = IDNode(inputs)
        updateNode(node)
        return node
    }

    @MainActor
    func updateNode(_ node: IDNode) {
        node.id = AnyHashable(id)
        node.show(content, branch: id)
    }
}

/// A branch that can be found by its identity (`ScrollViewReader`).
package final class IDNode: BranchNode {
    package var id: AnyHashable?

    override package func rowIndex(of id: AnyHashable) -> Int? {
        id == self.id && rowCount > 0 ? 0 : super.rowIndex(of: id)
    }

    override package func target(for id: AnyHashable) -> ScrollDestination? {
        id == self.id ? elements().first?.scrollDestination : nil
    }
}
