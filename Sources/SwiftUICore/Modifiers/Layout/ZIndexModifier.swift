extension View {
    /// The order in which overlapping views are drawn: higher ones in front. 0 by default.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}

public nonisolated struct _ZIndexModifier: ElementModifier, Equatable {
    let value: Double

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ZIndexNode {
        ZIndexNode(self, child: child, inputs)
    }
}

package final class ZIndexNode: ModifierNode<_ZIndexModifier> {
    override package var zIndex: Double { modifier.value }
    override package var isRigid: Bool { child.isRigid }

    override package func modifierChanged(from old: _ZIndexModifier) { layoutParent?.childOrderChanged() }
}
