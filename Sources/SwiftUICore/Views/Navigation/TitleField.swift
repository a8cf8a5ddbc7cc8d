import Geometry

/// The field in which people change the title of a navigation bar.
struct TitleField: View {
    @Binding var name: String
    @Binding var isRenaming: Bool
    @State private var draft: String
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool
    @Environment(\.profile.bars) private var metrics
    @Environment(\.locale) private var locale

    init(name: Binding<String>, isRenaming: Binding<Bool>) {
        _name = name
        _isRenaming = isRenaming
        draft = name.wrappedValue
    }

    var body: some View {
        TextField(text: $draft, selection: $selection) { SystemText(.name) }
            .font(.system(size: metrics.titlePointSize, weight: .semibold))
            .multilineTextAlignment(.center)
            .focused($isFocused)
            .padding(.horizontal, 8)
            .frame(maxWidth: metrics.titleFieldWidth, minHeight: metrics.titleFieldHeight)
            .background(
                Color(SystemColor.tertiarySystemFill),
                in: RoundedRectangle(cornerRadius: metrics.searchFieldCornerRadius, style: .continuous)
            )
            .accessibilityLabel(Text(verbatim: SystemString.rename.localized(in: locale)))
            .onAppear {
                isFocused = true
                selection = TextSelection(range: draft.startIndex..<draft.endIndex)
            }
            .onSubmit(end)
            .onKeyPress(.escape) {
                isRenaming = false
                return .handled
            }
            .onChange(of: isFocused) { if !isFocused { end() } }
    }

    /// What is empty is no name.
    private func end() {
        guard isRenaming else { return }
        if !draft.isEmpty, draft != name { name = draft }
        isRenaming = false
    }
}
