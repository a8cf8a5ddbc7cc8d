/// A value that a view hands to the container around it, such as a list or a picker.
package protocol ViewTraitKey {
    associatedtype Value
}

extension View {
    /// Hands a value to the container around the view: around a `ForEach` or a section, to each element.
    package nonisolated func viewTrait<Key: ViewTraitKey>(
        _ key: Key.Type, _ value: Key.Value
    ) -> ModifiedContent<Self, ViewTraitModifier<Key>> {
        modifier(ViewTraitModifier(value: value))
    }
}

package nonisolated struct ViewTraitModifier<Key: ViewTraitKey>: ViewModifier {
    package typealias Body = Never
    let value: Key.Value

    @MainActor
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = ViewTraitNode(ObjectIdentifier(Key.self), modifier.value, inputs)
        node.make(content)
        return _ViewOutputs(node: node)
    }

    @MainActor
    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        let node = unsafeDowncast(outputs.node, to: ViewTraitNode.self)
        let isChanged = !ValueComparison.areEqual(node.value as! Key.Value, modifier.value)
        node.setValue(modifier.value)
        Content.updateNode(node.child, to: content)
        if isChanged { node.traitsChanged() }
    }
}

/// Stands above the content that has the value; takes no part in layout, and keeps lazy content lazy.
package class ViewTraitNode: StructuralWrapperNode {
    package final let key: ObjectIdentifier
    package private(set) final var value: Any

    init(_ key: ObjectIdentifier, _ value: Any, _ inputs: _ViewInputs) {
        self.key = key
        self.value = value
        super.init(inputs)
    }

    final func setValue(_ value: Any) { self.value = value }
}

extension ViewNode {
    /// What the views that the node stands for hand to a container: the value set nearest to the view.
    /// - Parameter container: where to stop looking; nil is the root.
    package final func trait<Key: ViewTraitKey>(_ key: Key.Type, below container: ViewNode? = nil) -> Key.Value? {
        let identifier = ObjectIdentifier(key)
        var current: ViewNode? = traitCarrier
        while let node = current, node !== container {
            if let trait = node as? ViewTraitNode, trait.key == identifier { return trait.value as? Key.Value }
            current = node.parent
        }
        return nil
    }

    /// The innermost node that stands for the same single view: padding, a background and the like hand on what they
    /// are around.
    package final var traitCarrier: ViewNode {
        var current = self
        while let inner = current.carriedNode { current = inner }
        return current
    }
}
