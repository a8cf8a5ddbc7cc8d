import Foundation

/// A search field with the button that ends the search, and below them the choice of where is searched.
struct SearchBar: View {
    let field: SearchField
    @Binding private var text: String
    @Binding private var isPresented: Bool
    @Binding private var session: SearchSession
    @FocusState private var isFocused: Bool
    @Environment(\.profile.bars) private var metrics
    @Environment(\.searchBandHeight) private var bandHeight

    init(field: SearchField) {
        self.field = field
        _text = field.text
        _isPresented = field.isPresented
        _session = field.session
    }

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: metrics.searchCancelSpacing) {
                SearchEntry(field: field, text: $text, isFocused: $isFocused)
                if isPresented { cancelButton }
            }
            .frame(height: bandHeight)
            if isPresented, let scopes = field.scopes, scopes.activation != .onTextEntry || !text.isEmpty {
                scopes.picker.frame(minHeight: metrics.searchScopesHeight, alignment: .top)
            }
        }
        .padding(.horizontal, metrics.searchFieldMargin)
        .onAppear { if isPresented { isFocused = true } }
        .modifier(SearchKeysModifier(isSearching: isPresented))
        .onChange(of: isFocused) { if isFocused { begin() } }
        .onChange(of: isPresented) { presentationChanged() }
        .onChange(of: session.focusRequests) { if isPresented { isFocused = true } }
    }

    private var cancelButton: some View {
        Button {
            isPresented = false
        } label: {
            SystemText(.cancel).lineLimit(1).fixedSize()
        }
        .buttonStyle(.borderless)
        .keyboardShortcut(.cancelAction)
    }

    private func begin() {
        isPresented = true
        session.submittedText = nil
    }

    private func presentationChanged() {
        isFocused = isPresented
        guard !isPresented else { return }
        if !text.isEmpty { text = "" }
        field.tokens?.removeAll()
    }
}

/// The field itself: a magnifying glass, terms, the text, and a button that clears it.
struct SearchEntry: View {
    let field: SearchField
    @Binding var text: String
    @FocusState.Binding var isFocused: Bool
    @Environment(\.profile.bars) private var metrics
    @Environment(\.searchFieldHeight) private var height
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 0) {
            Image(systemName: "magnifyingglass")
                .imageScale(.medium)
                .foregroundStyle(.secondary)
                .padding(.trailing, 3)
                .frame(minWidth: metrics.searchTextLeading - metrics.searchIconLeading, alignment: .leading)
                .accessibilityHidden(true)
            tokens
            decorated
            if !text.isEmpty { clearButton }
        }
        .padding(.horizontal, metrics.searchIconLeading)
        .frame(height: height)
        .background {
            RoundedRectangle(cornerRadius: metrics.searchFieldCornerRadius, style: .continuous)
                .fill(Color(SystemColor.tertiarySystemFill))
        }
    }

    private var prompt: Text { field.prompt ?? Text(verbatim: SystemString.search.localized(in: locale)) }

    private var decorated: AnyView {
        let entry = TextField(text: $text, prompt: prompt.foregroundColor(.secondary)) { prompt }
            .textFieldStyle(.plain)
            .submitLabel(.search)
            .environment(\.submitActions, field.submitActions + [SubmitAction(triggers: .text, perform: submitted)])
            .focused($isFocused)
            .onKeyPress(.delete, action: deletePressed)
            .frame(maxHeight: .infinity)
        return field.decorations.reduce(AnyView(entry)) { $1.apply($0) }
    }

    @ViewBuilder private var tokens: some View {
        if let tokens = field.tokens {
            ForEach(0..<tokens.count(), id: \.self) { index in
                tokens.view(index)
                    .environment(\.automaticLabelStyle, nil)
                    .lineLimit(1)
                    .padding(.horizontal, 6)
                    .frame(height: height - 10)
                    .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
                    .padding(.trailing, 4)
            }
        }
    }

    private var clearButton: some View {
        Button {
            text = ""
            isFocused = true
        } label: {
            Image(systemName: "xmark.circle.fill").imageScale(.medium).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: SystemString.clearText.localized(in: locale)))
    }

    private func submitted() { field.session.wrappedValue.submittedText = text }

    private func deletePressed() -> KeyPress.Result {
        guard text.isEmpty, let tokens = field.tokens, tokens.count() > 0 else { return .ignored }
        tokens.removeLast()
        return .handled
    }
}
