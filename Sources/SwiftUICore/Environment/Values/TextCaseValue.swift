extension EnvironmentValues {
    /// The case that text is shown in; nil is as it is written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

package struct TextCaseKey: EnvironmentKey {
    package static var defaultValue: Text.Case? { nil }
}
