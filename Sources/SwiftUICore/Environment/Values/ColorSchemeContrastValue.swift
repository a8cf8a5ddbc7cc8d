/// How strongly colours differ from what is beside them.
@nonexhaustive public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

extension EnvironmentValues {
    /// Whether the user wants stronger contrasts.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

package struct ColorSchemeContrastKey: EnvironmentKey {
    package static var defaultValue: ColorSchemeContrast { .standard }
}
