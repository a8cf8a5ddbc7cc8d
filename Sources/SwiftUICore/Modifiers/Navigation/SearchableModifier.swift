extension View {
    /// Lets the user search in the view: the navigation bar around it shows a search field.
    ///
    /// Outside of navigation stacks there is no bar, and so no field.
    /// - Parameter prompt: stands in the empty field; nil is the system's word for searching.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// - Parameter isPresented: whether the search is on; setting it begins or ends the search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, presented: isPresented, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

// MARK: The older forms

extension View {
    /// Lets the user search in the view, and suggests what to search for.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
}

/// Tells the bars around a view, and the stacks inside it, of its search field.
nonisolated struct SearchableModifier: ViewModifier {
    @Binding var text: String
    let presented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    let tokens: SearchTokens?
    @State private var isPresented = false
    @State private var session = SearchSession()
    @Environment(\.searchSettings) private var settings
    @Environment(\.submitActions) private var submitActions

    init(
        text: Binding<String>, presented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        _text = text
        self.presented = presented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    @MainActor
    func body(content: Content) -> some View {
        let field = field
        return
            content
            .environment(\.isSearching, field.isPresented.wrappedValue)
            .environment(\.dismissSearch, DismissSearchAction(field.isPresented))
            .environment(\.searchSettings, SearchSettings())
            .environment(\.searchField, field)
            .navigationOptions { $0.search = $0.search ?? field.inPreferenceScope }
    }

    @MainActor private var field: SearchField {
        SearchField(
            text: $text, isPresented: presented ?? $isPresented, session: $session, prompt: prompt,
            placement: placement, tokens: tokens,
            suggestions: settings.suggestions, scopes: settings.scopes,
            submitActions: submitActions.filter { $0.triggers.contains(.search) }
                .map { SubmitAction(triggers: .text, perform: $0.perform) },
            decorations: settings.decorations, keepsBar: settings.keepsBar)
    }
}
