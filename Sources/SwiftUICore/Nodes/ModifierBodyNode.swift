import Graph

/// The node of a modifier that has a body.
package final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode {
    private var modifier: Modifier
    private let provider: TypedContentProvider<Content>
    private let properties: DynamicProperties
    private var storage: [AnyObject?]
    private var child: ViewNode!
    /// Only an `Animatable` modifier's body is evaluated on the way.
    private var animation = AnimationSlot<Modifier>()

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
        if ValueComparison.areEqual(animation.target ?? self.modifier, modifier) { return }
        let transaction = animatedTransaction
        self.modifier = transaction != nil || !animation.isEmpty ? animated(modifier, transaction) : modifier
        isInvalid = false
        refresh()
    }

    @MainActor
    private func animated(_ new: Modifier, _ transaction: Transaction?) -> Modifier {
        animation.present(new, from: modifier, at: self, transaction) { [unowned self] value, isLast in
            if isLast { animation.stop() }
            modifier = value
            refresh()
        }
    }

    @MainActor
    private func refresh() { Modifier.Body.updateNode(child, to: evaluateBody()) }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
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
