/// A modifier that acts at turns of its content's life and is no part of layout.
package protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Node: LifecycleNode<Self>
    @MainActor
    func makeLifecycleNode(_ inputs: _ViewInputs) -> Node
}

/// Stands above the content it watches over.
package class LifecycleNode<Modifier>: StructuralWrapperNode {
    package private(set) final var modifier: Modifier

    package init(_ modifier: Modifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    @MainActor
    fileprivate final func begin<Content: View>(_ content: Content) {
        make(content)
        contentWasMade()
    }

    @MainActor
    fileprivate final func update<Content: View>(_ content: Content, _ new: Modifier) {
        let old = modifier
        modifier = new
        Content.updateNode(child, to: content)
        modifierChanged(from: old)
    }

    /// The content stands in the tree; its own actions are in the queue.
    @MainActor
    package func contentWasMade() {}
    @MainActor
    package func modifierChanged(from old: Modifier) {}
}

extension LifecycleModifier {
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = modifier.makeLifecycleNode(inputs)
        node.begin(content)
        return _ViewOutputs(node: node)
    }

    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        unsafeDowncast(outputs.node, to: Node.self).update(content, modifier)
    }
}
