extension EnvironmentValues {
    /// What texts, symbols and shapes without a style of their own are filled with.
    package var foregroundStyles: ForegroundStyles {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}

package struct ForegroundStylesKey: EnvironmentKey {
    package static var defaultValue: ForegroundStyles { .platform }
}
