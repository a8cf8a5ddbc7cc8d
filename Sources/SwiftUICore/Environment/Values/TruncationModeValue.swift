extension EnvironmentValues {
    /// Which part of a line is left out where there is no room for it.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

package struct TruncationModeKey: EnvironmentKey {
    package static var defaultValue: Text.TruncationMode { .tail }
}
