/// A space in which people type lines of text; it takes what is proposed and scrolls.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>
    private var selection: Binding<TextSelection?>?

    public init(text: Binding<String>) { self.text = text }

    /// - Parameter selection: takes what is selected, and selects what it is set to.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    @MainActor
    public var body: some View {
        FindableEditor(text: text, selection: selection)
            .modifier(TextEditorBackgroundModifier())
    }
}

/// The ground that an editor stands on, unless it is hidden.
private nonisolated struct TextEditorBackgroundModifier: ViewModifier {
    @Environment(\.scrollContentBackground) private var visibility
    @Environment(\.hidesTextEditorBackground) private var isPlain
    @Environment(\.controlAppearance) private var appearance

    @MainActor
    func body(content: Content) -> some View {
        tinted(content).background {
            visibility == .hidden || isPlain
                ? Color.clear : appearance.editorGround ?? Color(SystemColor.systemBackground)
        }
    }

    @MainActor
    @ViewBuilder
    private func tinted(_ content: Content) -> some View {
        if let tint = appearance.editorTint { content.tint(tint) } else { content }
    }
}
