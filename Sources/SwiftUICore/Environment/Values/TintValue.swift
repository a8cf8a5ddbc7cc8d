extension EnvironmentValues {
    /// What `.tint` stands for; nil is the accent colour.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What `Color.accentColor` stands for; nil is the app's own accent, and else the platform's.
    package var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }
}

package struct TintKey: EnvironmentKey {
    package static var defaultValue: AnyShapeStyle? { nil }
}

package struct TintColorKey: EnvironmentKey {
    package static var defaultValue: Color? { nil }
}
