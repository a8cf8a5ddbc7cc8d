extension View {
    /// Moves the view as one: what appears inside while the view moves has its place relative to where the view is at
    /// that moment, not to where it will be.
    public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

nonisolated struct GeometryGroupModifier: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> GeometryGroupNode {
        GeometryGroupNode(self, child: child, inputs)
    }
}

/// A node of its own, which glides by itself: those inside go with it.
final class GeometryGroupNode: ModifierNode<GeometryGroupModifier> {
    override func modifierChanged(from old: GeometryGroupModifier) {}
}
