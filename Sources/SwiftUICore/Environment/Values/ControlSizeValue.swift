/// How large a control is.
@nonexhaustive public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
    /// How large the controls in the view are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

package struct ControlSizeKey: EnvironmentKey {
    package static var defaultValue: ControlSize { .regular }
}

extension View {
    /// Sets how large the controls in the view are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
