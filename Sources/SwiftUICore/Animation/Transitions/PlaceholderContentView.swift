import RuntimeWarnings

/// Stands for the content of a transition, or of a modifier that is written as a closure.
public nonisolated struct PlaceholderContentView<Value>: View {
    /// nil takes what the nearest node above has for placeholders.
    package let provider: ModifierContentProvider?
}

extension PlaceholderContentView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ModifierContentNode {
        if let provider { return ModifierContentNode(provider, inputs) }
        var current = inputs.parent
        while let node = current {
            if let source = node as? any PlaceholderSource {
                let node = ModifierContentNode(source.provider, inputs)
                node.scope = source
                return node
            }
            current = node.parent
        }
        RuntimeWarning.report(
            "A placeholder is shown outside of the closure that it was given to; it shows nothing.",
            once: "PlaceholderContentView")
        return ModifierContentNode(TypedContentProvider(EmptyView()), inputs)
    }

    @MainActor
    package func updateNode(_ node: ModifierContentNode) {
        if let provider { node.update(to: provider) }
    }
}
