/// A view as a transition makes it look in one phase.
nonisolated struct AppliedTransition<T: Transition, Content: View>: PrimitiveView {
    let transition: T
    let content: Content
    let phase: TransitionPhase

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> AppliedTransitionNode<T, Content> { AppliedTransitionNode(self, inputs) }

    @MainActor
    func updateNode(_ node: AppliedTransitionNode<T, Content>) { node.update(to: self) }
}

package final class AppliedTransitionNode<T: Transition, Content: View>: StructuralWrapperNode {
    private let provider: TypedContentProvider<Content>

    @MainActor
    init(_ view: AppliedTransition<T, Content>, _ inputs: _ViewInputs) {
        provider = TypedContentProvider(view.content)
        super.init(inputs)
        make(content(view))
    }

    @MainActor
    private func content(_ view: AppliedTransition<T, Content>) -> T.Body {
        view.transition.body(content: PlaceholderContentView(provider: provider), phase: view.phase)
    }

    @MainActor
    func update(to view: AppliedTransition<T, Content>) {
        provider.update(view.content)
        T.Body.updateNode(child, to: content(view))
    }
}
