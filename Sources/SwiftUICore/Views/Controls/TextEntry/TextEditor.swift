/// A space in which people type lines of text; it takes what is proposed and scrolls.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    @MainActor
    public var body: some View {
        TextEntry(kind: .editor, source: TextEntrySource(text), string: text.wrappedValue)
            .modifier(TextEditorBackgroundModifier())
    }
}

/// The ground that an editor stands on, unless it is hidden.
private nonisolated struct TextEditorBackgroundModifier: ViewModifier {
    @Environment(\.scrollContentBackground) private var visibility

    @MainActor
    func body(content: Content) -> some View {
        content.background { visibility == .hidden ? Color.clear : Color(SystemColor.systemBackground) }
    }
}
