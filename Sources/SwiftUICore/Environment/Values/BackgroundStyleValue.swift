extension EnvironmentValues {
    /// What `.background` stands for; nil is the platform's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

package struct BackgroundStyleKey: EnvironmentKey {
    package static var defaultValue: AnyShapeStyle? { nil }
}
