/// A tab view with a bar.
nonisolated struct TabBarContainer<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
}

extension TabBarContainer: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TabBarContainerNode {
        TabBarContainerNode(content, TabSelection(selection), inputs)
    }

    @MainActor
    package func updateNode(_ node: TabBarContainerNode) { node.update(content, TabSelection(selection)) }
}
