extension EnvironmentValues {
    /// The font of text that sets none of its own; nil is the platform's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

package struct FontKey: EnvironmentKey {
    package static var defaultValue: Font? { nil }
}
