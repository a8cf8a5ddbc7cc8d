/// Takes what is dropped on a list beside its rows: it goes to the end of the last collection that takes it.
nonisolated struct ListDropModifier: ElementModifier {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ListDropNode {
        ListDropNode(self, child: child, inputs)
    }
}

final class ListDropNode: ModifierNode<ListDropModifier>, DropTarget {
    override func modifierChanged(from old: ListDropModifier) {}
    override var affectsDrawing: Bool { false }

    func accepts(_ session: DragSession) -> Bool { isEnabled && insertion(for: session) != nil }
    func entered(_ session: DragSession) {}
    func updated(_ session: DragSession) {}
    func exited(_ session: DragSession) {}

    func perform(_ session: DragSession) -> Bool {
        guard let insertion = insertion(for: session) else { return false }
        insertion.action.perform(session, insertion.collection.elementCount)
        return true
    }

    private typealias Insertion = (action: InsertAction, collection: any ElementCollection)

    /// Looked for while something is dragged, among what holds the rows: the rows themselves need not be there.
    private func insertion(for session: DragSession) -> Insertion? {
        var last: Insertion?
        func visit(_ node: ViewNode, _ action: InsertAction?) {
            if let collection = node as? any ElementCollection {
                if let action, action.accepts(session) { last = (action, collection) }
                if action != nil { return }
            }
            let own = (node as? ViewTraitNode)?.value as? InsertAction
            node.forEachChild { if !($0 is ListRowNode) { visit($0, own ?? action) } }
        }
        visit(child, nil)
        return last
    }
}
