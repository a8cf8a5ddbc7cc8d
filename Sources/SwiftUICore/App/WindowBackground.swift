import Drawing

extension EnvironmentValues {
    /// The colour behind everything: iOS's `systemBackground`.
    package var windowBackground: RGBA { colorScheme == .dark ? .black : .white }
}
