extension View {
    /// Calls an action with the old and the new value after an update in which the value changed.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, isCapturedBefore: false, action: action))
    }

    /// Calls an action after an update in which the value changed.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            _ValueActionModifier(value: value, isInitial: initial, isCapturedBefore: false) { _, _ in action() })
    }

    /// Calls an action with the new value after an update in which the value changed. The action sees the values of
    /// the view from before the change.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false, isCapturedBefore: true) { _, new in action(new) })
    }
}

public nonisolated struct _ValueActionModifier<Value: Equatable>: LifecycleModifier {
    let value: Value
    let isInitial: Bool
    /// The old form's action has captured the view as it was before the change.
    let isCapturedBefore: Bool
    let action: (Value, Value) -> Void

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> ValueActionNode<Value> { ValueActionNode(self, inputs) }
}

package final class ValueActionNode<Value: Equatable>: LifecycleNode<_ValueActionModifier<Value>> {
    /// The value before the changes whose action has not run yet.
    private var pendingOld: (value: Value, action: (Value, Value) -> Void)?

    override package func contentWasMade() {
        guard modifier.isInitial else { return }
        viewGraph.lifecycle.addAppearance { [weak self] in
            guard let self else { return }
            modifier.action(modifier.value, modifier.value)
        }
    }

    override package func modifierChanged(from old: _ValueActionModifier<Value>) {
        guard old.value != modifier.value else { return }
        let isScheduled = pendingOld != nil
        if !isScheduled { pendingOld = (old.value, old.action) }
        guard !isScheduled else { return }
        viewGraph.lifecycle.addChange { [weak self] in self?.runPending() }
    }

    private func runPending() {
        guard let pending = pendingOld else { return }
        pendingOld = nil
        guard isAttached, pending.value != modifier.value else { return }
        let action = modifier.isCapturedBefore ? pending.action : modifier.action
        action(pending.value, modifier.value)
    }
}
