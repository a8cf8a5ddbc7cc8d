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
    private var isShown = true
    /// The action of its appearance has run, that of its disappearance has not.
    private var hasAppeared = false

    override package func contentWasMade() { appear() }

    override package func screenVisibilityChanged(_ isVisible: Bool) {
        guard isVisible != isShown else { return }
        isShown = isVisible
        isVisible ? appear() : disappear()
    }

    private func appear() {
        viewGraph.lifecycle.addAppearance { [weak self] in
            // It may have been covered, or have gone, in the meantime.
            guard let self, isShown, isAttached, !hasAppeared else { return }
            hasAppeared = true
            modifier.appear?()
        }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        if let action = modifier.disappear { viewGraph.lifecycle.addDisappearance(action) }
    }

    override package func willDetach() { disappear() }
}
