extension View {
    /// Calls an action before the view is first drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Calls an action after the view has left the screen.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

public nonisolated struct _AppearanceActionModifier: LifecycleModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> AppearanceNode { AppearanceNode(self, inputs) }
}

package final class AppearanceNode: LifecycleNode<_AppearanceActionModifier> {
    override package func contentWasMade() {
        guard modifier.appear != nil else { return }
        viewGraph.lifecycle.addAppearance { [weak self] in self?.modifier.appear?() }
    }

    override package func willDetach() {
        guard let action = modifier.disappear else { return }
        viewGraph.lifecycle.addDisappearance(action)
    }
}
