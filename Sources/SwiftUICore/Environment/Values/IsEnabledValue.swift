extension EnvironmentValues {
    /// Whether the view takes input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

package struct IsEnabledKey: EnvironmentKey {
    package static var defaultValue: Bool { true }
}

extension View {
    /// Disables the view and those below it; what is inside can't be enabled again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(_DisabledModifier(isDisabled: disabled))
    }
}

nonisolated struct _DisabledModifier: EnvironmentModifying {
    let isDisabled: Bool

    func modify(_ environment: inout EnvironmentValues) {
        if isDisabled { environment.isEnabled = false }
    }
}

extension LayoutNode {
    /// Whether the node takes input.
    package final var isEnabled: Bool { environment.values.value(of: IsEnabledKey.self) }
}
