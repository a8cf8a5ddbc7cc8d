extension View {
    /// Calls an action with the value that the views below hand up, once it differs from what it was.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: LifecycleModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> PreferenceActionNode<Key> {
        PreferenceActionNode(self, inputs)
    }
}

package final class PreferenceActionNode<Key: PreferenceKey>: LifecycleNode<_PreferenceActionModifier<Key>>
where Key.Value: Equatable {
    /// What the action was called with last; the default counts as known.
    private var last = Key.defaultValue

    override package func contentWasMade() { viewGraph.collectPreferences(at: self) }
    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    override package func collectPreferences() {
        let value = Preferences.collectChildren(Key.self, of: self) ?? Key.defaultValue
        guard value != last else { return }
        last = value
        viewGraph.lifecycle.addChange { [weak self] in self?.modifier.action(value) }
    }
}
