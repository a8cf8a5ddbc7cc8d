extension EnvironmentValues {
    /// Whether letters may move closer together so that a line fits.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

package struct AllowsTighteningKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}
