import Graph

/// The node of a composite view: it evaluates `body`, and again when something that `body` read has changed.
package final class BodyNode<Content: View>: ViewNode {
    private var view: Content
    private let properties: DynamicProperties
    private var storage: [AnyObject?]
    private var child: ViewNode!
    /// Kept from the first `_printChanges` on.
    private var changes: ViewChanges<Content>?

    @MainActor
    init(_ view: Content, _ inputs: _ViewInputs) {
        self.view = view
        properties = DynamicProperties.of(Content.self)
        storage = properties.makeStorage()
        super.init(inputs)
        child = Content.Body.makeNode(evaluateBody(), self.inputs)
    }

    /// The parent has made a new value of the view.
    @MainActor
    func update(to newView: Content) {
        if ValueComparison.areEqual(view, newView) { return }
        view = newView
        // Whatever marked it invalid, this evaluation answers; the queue passes it over.
        isInvalid = false
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        Content.Body.updateNode(child, to: evaluateBody())
    }

    @MainActor
    private func evaluateBody() -> Content.Body {
        viewGraph.bodyCount += 1
        return observing {
            properties.update(&view, storage: &storage, node: self)
            return view.body
        }
    }

    @MainActor
    override package func takeChanges() -> [String]? { ViewChanges.note(view, storage: storage, in: &changes) }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        child.appendElements(to: &elements)
    }

    override package func willDetach() {
        properties.detach(storage: storage)
    }
}
