/// A view that a closure puts somewhere into another one: it keeps its identity while what is around it changes.
nonisolated struct PlaceholderView<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let result: (PlaceholderContentView<Content>) -> Result

    init(content: Content, result: @escaping (PlaceholderContentView<Content>) -> Result) {
        self.content = content
        self.result = result
    }

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> PlaceholderNode<Content, Result> { PlaceholderNode(self, inputs) }

    @MainActor
    func updateNode(_ node: PlaceholderNode<Content, Result>) { node.update(to: self) }
}

package final class PlaceholderNode<Content: View, Result: View>: StructuralWrapperNode {
    private let provider: TypedContentProvider<Content>

    @MainActor
    init(_ view: PlaceholderView<Content, Result>, _ inputs: _ViewInputs) {
        provider = TypedContentProvider(view.content)
        super.init(inputs)
        make(view.result(PlaceholderContentView(provider: provider)))
    }

    @MainActor
    func update(to view: PlaceholderView<Content, Result>) {
        provider.update(view.content)
        Result.updateNode(child, to: view.result(PlaceholderContentView(provider: provider)))
    }
}
