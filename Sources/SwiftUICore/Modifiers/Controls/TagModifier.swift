extension View {
    /// Gives the view a value by which pickers, lists and tab views know it.
    ///
    /// - Parameters:
    ///   - tag: must be of the type of the selection, or of the type that an optional selection holds.
    ///   - includeOptional: whether the tag also stands for a value of an optional selection.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// Notes a value on each element.
nonisolated struct TagModifier<Value: Hashable>: ElementModifier {
    let tag: Value

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> TagNode<Value> {
        TagNode(self, child: child, inputs)
    }
}

final class TagNode<Value: Hashable>: ModifierNode<TagModifier<Value>> {
    override var affectsDrawing: Bool { false }
    override func modifierChanged(from old: TagModifier<Value>) {}

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TagNote.self) ? modifier.tag : super.layoutValue(key)
    }
}

/// The name under which a tag is noted.
private enum TagNote {}

extension LayoutNode {
    /// The tag of the element, or else the identity that a `ForEach` gives it, if it is of the type.
    @MainActor
    package final func tag<Value>(as type: Value.Type) -> Value? {
        if let tag = layoutValue(ObjectIdentifier(TagNote.self)) { return tag as? Value }
        var node: ViewNode = self
        while let parent = node.parent {
            if let identity = parent.identity(of: node) { return identity as? Value }
            node = parent
        }
        return nil
    }
}
