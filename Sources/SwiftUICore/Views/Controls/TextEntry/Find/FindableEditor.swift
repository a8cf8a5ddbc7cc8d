import Geometry

/// An editor, and below it the bar that looks for words in it, while it is asked for.
struct FindableEditor: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    @State private var isShown = false
    @State private var isReplacing = false
    @State private var query = ""
    @State private var replacement = ""
    @State private var matches = TextMatches()
    @FocusState private var isFocused: Bool
    @Environment(\.findPresentation) private var presentation
    @Environment(\.isFindDisabled) private var isDisabled
    @Environment(\.isReplaceDisabled) private var isReplaceDisabled

    var body: some View {
        VStack(spacing: 0) {
            editor
            if isPresented.wrappedValue, !isDisabled { bar }
        }
        .onChange(of: isPresented.wrappedValue) { presentationChanged() }
    }

    private var isPresented: Binding<Bool> { presentation ?? $isShown }

    private var editor: some View {
        var entry = TextEntry(
            kind: .editor, source: TextEntrySource(text), string: text.wrappedValue, selection: selection,
            selected: selection?.wrappedValue)
        if isPresented.wrappedValue { entry.matches = matches }
        if !isDisabled { entry.find = find }
        return entry
    }

    private var bar: some View {
        FindBar(
            query: $query, replacement: $replacement, matches: $matches,
            isReplacing: isReplacing && !isReplaceDisabled, isFocused: $isFocused, replace: replace,
            close: { isPresented.wrappedValue = false }
        )
        .onAppear { isFocused = true }
        .onChange(of: query) { findAgain(from: 0) }
        .onChange(of: text.wrappedValue) { findAgain(from: matches.current) }
    }

    private func find(replacing: Bool) {
        isReplacing = replacing
        isPresented.wrappedValue = true
        isFocused = true
    }

    private func presentationChanged() {
        if isPresented.wrappedValue { findAgain(from: 0) }
    }

    private func findAgain(from current: Int) {
        matches = TextMatches(of: query, in: text.wrappedValue, current: current)
    }

    private func replace() {
        guard let shown = matches.shown else { return }
        var edited = EditedText(text.wrappedValue)
        _ = edited.replace(shown, with: replacement)
        text.wrappedValue = edited.string
    }
}
