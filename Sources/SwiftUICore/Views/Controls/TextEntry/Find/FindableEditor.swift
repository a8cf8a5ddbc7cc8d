import Foundation
import Geometry

/// An editor, and along the window's lower edge the bar that looks for words in it, while it is asked for.
struct FindableEditor: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    @State private var isShown = false
    @State private var isReplacing = false
    @State private var query = ""
    @State private var replacement = ""
    @State private var matches = TextMatches()
    /// Where the editor ends and where the bar begins, from the top of the window, in points.
    @State private var editorBottom: CGFloat = 0
    @State private var barTop = CGFloat.infinity
    @FocusState private var isFocused: Bool
    @Environment(\.findPresentation) private var presentation
    @Environment(\.isFindDisabled) private var isDisabled
    @Environment(\.isReplaceDisabled) private var isReplaceDisabled

    var body: some View {
        editor
            .padding(.bottom, isBarShown.wrappedValue ? max(0, editorBottom - barTop) : 0)
            .onGeometryChange(for: CGFloat.self, of: Self.bottom) { editorBottom = $0 }
            .presentation(isPresented: isBarShown, style: .lowerBar) { bar }
            .onChange(of: isPresented.wrappedValue) { presentationChanged() }
    }

    private var isPresented: Binding<Bool> { presentation ?? $isShown }

    private var isBarShown: Binding<Bool> {
        let (isPresented, isDisabled) = (isPresented, isDisabled)
        return Binding(get: { isPresented.wrappedValue && !isDisabled }, set: { isPresented.wrappedValue = $0 })
    }

    private nonisolated static func bottom(_ proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .global).maxY }
    private nonisolated static func top(_ proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .global).minY }

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
        .onGeometryChange(for: CGFloat.self, of: Self.top) { barTop = $0 }
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
