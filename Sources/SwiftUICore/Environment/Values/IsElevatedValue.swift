extension EnvironmentValues {
    /// Whether the view is on a sheet or a popover, whose backgrounds are lighter in the dark.
    package var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }
}

package struct IsElevatedKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}
