extension View {
    /// Animates what changes in modifiers, but not what changes in the view that they are applied to.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionScope(
            content: self, result: body(PlaceholderContentView(provider: nil)),
            modifier: StandingAnimationModifier(animation: animation))
    }

    /// Changes what changes in modifiers are made under, but not what changes in the view that they are applied to.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionScope(
            content: self, result: body(PlaceholderContentView(provider: nil)),
            modifier: _TransactionModifier(transform: transform))
    }
}

/// A view inside modifiers whose changes are made under another transaction.
nonisolated struct TransactionScope<Content: View, Result: View, Modifier: TransactionModifying>: PrimitiveView {
    let content: Content
    let result: Result
    let modifier: Modifier

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> TransactionScopeNode<Content, Result, Modifier> {
        TransactionScopeNode(self, inputs)
    }

    @MainActor
    func updateNode(_ node: TransactionScopeNode<Content, Result, Modifier>) { node.update(to: self) }
}

package final class TransactionScopeNode<Content: View, Result: View, Modifier: TransactionModifying>:
    StructuralWrapperNode, PlaceholderSource
{
    private let typedProvider: TypedContentProvider<Content>
    private var modifier: Modifier

    @MainActor
    init(_ view: TransactionScope<Content, Result, Modifier>, _ inputs: _ViewInputs) {
        typedProvider = TypedContentProvider(view.content)
        modifier = view.modifier
        super.init(inputs)
        modifiesTransactions = true
        viewGraph.motion.standingModifierCount += 1
        make(view.result)
    }

    @MainActor
    func update(to view: TransactionScope<Content, Result, Modifier>) {
        modifier = view.modifier
        typedProvider.update(view.content)
        Result.updateNode(child, to: view.result)
    }

    package var provider: ModifierContentProvider { typedProvider }

    override package func modify(_ transaction: inout Transaction) { modifier.modify(&transaction) }

    override package func willDetach() { viewGraph.motion.standingModifierCount -= 1 }
}

/// A node that has what a placeholder below it stands for.
package protocol PlaceholderSource: ViewNode {
    var provider: ModifierContentProvider { get }
}
