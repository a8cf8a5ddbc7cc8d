/// A line in which people type what nobody else may read.
///
/// What is typed is shown as dots, and can't be copied.
public nonisolated struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    /// - Parameter prompt: stands in the empty field; nil is the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(.secure, label(), prompt, TextEntrySource(text))
    }

    /// Styles of text fields hold for secure fields too.
    @MainActor
    public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// - Parameter prompt: stands in the empty field; nil is the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// - Parameter prompt: stands in the empty field; nil is the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// The form of iOS 13.
    /// - Parameter onCommit: called when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        field.onCommit = onCommit
    }

    /// The form of iOS 13.
    /// - Parameter onCommit: called when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        field.onCommit = onCommit
    }
}
