extension View {
    /// The order in which views of a stack get their space: higher ones first. 0 by default.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value))
    }

    /// A value that the layout of the container reads.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

nonisolated struct LayoutPriorityModifier: ElementModifier, Equatable {
    let priority: Double

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> LayoutPriorityNode {
        LayoutPriorityNode(self, child: child, inputs)
    }
}

final class LayoutPriorityNode: ModifierNode<LayoutPriorityModifier> {
    override var layoutPriority: Double { modifier.priority }
    override var isRigid: Bool { child.isRigid }

    override func modifierChanged(from old: LayoutPriorityModifier) { layoutParent?.childTraitsChanged() }
}

public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    let value: Key.Value

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> LayoutValueNode<Key> {
        LayoutValueNode(self, child: child, inputs)
    }
}

package final class LayoutValueNode<Key: LayoutValueKey>: ModifierNode<_LayoutValueModifier<Key>> {
    override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(Key.self) ? modifier.value : child.layoutValue(key)
    }

    override package func modifierChanged(from old: _LayoutValueModifier<Key>) { layoutParent?.childTraitsChanged() }
}
