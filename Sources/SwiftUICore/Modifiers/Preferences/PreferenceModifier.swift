extension View {
    /// Hands a value up to the views above, in place of what the views below hand up.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value that the views below hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}

public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: LifecycleModifier {
    let value: Key.Value

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> PreferenceWritingNode<Key> {
        PreferenceWritingNode(self, inputs)
    }
}

package final class PreferenceWritingNode<Key: PreferenceKey>: LifecycleNode<_PreferenceWritingModifier<Key>> {
    override package func contentWasMade() {
        noteContainsPreferences()
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func modifierChanged(from old: _PreferenceWritingModifier<Key>) {
        guard !ValueComparison.areEqual(old.value, modifier.value) else { return }
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func preference<Other: PreferenceKey>(
        _ key: Other.Type, from content: () -> Other.Value?
    ) -> Other.Value? {
        key == Key.self ? modifier.value as? Other.Value : content()
    }

    override package func willDetach() { Preferences.changed(ObjectIdentifier(Key.self), at: self) }
}

public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: LifecycleModifier {
    let transform: (inout Key.Value) -> Void

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> PreferenceTransformNode<Key> {
        PreferenceTransformNode(self, inputs)
    }
}

package final class PreferenceTransformNode<Key: PreferenceKey>: LifecycleNode<_PreferenceTransformModifier<Key>> {
    override package func contentWasMade() {
        noteContainsPreferences()
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func modifierChanged(from old: _PreferenceTransformModifier<Key>) {
        guard !ValueComparison.areEqual(old, modifier) else { return }
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func preference<Other: PreferenceKey>(
        _ key: Other.Type, from content: () -> Other.Value?
    ) -> Other.Value? {
        guard key == Key.self else { return content() }
        var value = (content() as? Key.Value) ?? Key.defaultValue
        let outer = PreferenceScope.current
        PreferenceScope.current = environment
        defer { PreferenceScope.current = outer }
        modifier.transform(&value)
        return value as? Other.Value
    }

    override package func willDetach() { Preferences.changed(ObjectIdentifier(Key.self), at: self) }
}
