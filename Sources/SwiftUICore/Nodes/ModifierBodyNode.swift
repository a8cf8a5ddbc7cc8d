import Graph

/// The node of a modifier that has a body.
package final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode {
    private var modifier: Modifier
    private let provider: TypedContentProvider<Content>
    private let properties: DynamicProperties
    private var storage: [AnyObject?]
    private var child: ViewNode!

    @MainActor
    init(_ content: Content, _ modifier: Modifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        provider = TypedContentProvider(content)
        properties = DynamicProperties.of(Modifier.self)
        storage = properties.makeStorage()
        super.init(inputs)
        child = Modifier.Body.makeNode(evaluateBody(), self.inputs)
    }

    @MainActor
    func update(_ content: Content, _ modifier: Modifier) {
        provider.update(content)
        if ValueComparison.areEqual(self.modifier, modifier) { return }
        self.modifier = modifier
        isInvalid = false
        Modifier.Body.updateNode(child, to: evaluateBody())
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { Modifier.Body.updateNode(child, to: evaluateBody()) }
        pendingTransaction = nil
    }

    @MainActor
    private func evaluateBody() -> Modifier.Body {
        viewGraph.bodyCount += 1
        return observing {
            properties.update(&modifier, storage: &storage, node: self)
            return modifier.body(content: _ViewModifier_Content(provider: provider))
        }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { child.appendElements(to: &elements) }

    override package func willDetach() { properties.detach(storage: storage) }
}
