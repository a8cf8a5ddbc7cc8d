extension View {
    /// Shows the bar that looks for words in the text editor of the view.
    ///
    /// Without it, Command-F (Control-F) shows the bar of the editor that has the keyboard.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
        environment(\.findPresentation, isPresented)
    }

    /// Keeps people from looking for words in the text editors of the view.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Keeps people from replacing the words that they look for in the text editors of the view.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}

extension EnvironmentValues {
    /// Whether an editor shows its bar; nil leaves it to the editor.
    var findPresentation: Binding<Bool>? {
        get { self[FindPresentationKey.self] }
        set { self[FindPresentationKey.self] = newValue }
    }

    var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }

    var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}

private struct FindPresentationKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}

private struct FindDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ReplaceDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
