extension View {
    /// Asks for a light or a dark window, whatever the user's own setting; nil asks for nothing.
    ///
    /// It holds for the whole window in which the view is. Where several views ask, the first counts.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Shows the view and those below it light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

/// What the views of a window ask for.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
