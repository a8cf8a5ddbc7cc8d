import RuntimeWarnings

/// What a search field suggests, over the content of the page; nothing once the search was submitted, or one of them is
/// what was searched for.
struct SearchSuggestionsList: View {
    let field: SearchField
    let suggestions: AnyView
    @Binding private var text: String
    @Binding private var session: SearchSession

    init(field: SearchField, suggestions: AnyView) {
        self.field = field
        self.suggestions = suggestions
        _text = field.text
        _session = field.session
    }

    var body: some View {
        let text = text
        let isSubmitted = session.submittedText == text
        ElementsReader(suggestions) { elements in
            let completions = elements.map { $0.trait(SearchCompletionTrait.self) }
            if !elements.isEmpty, !isSubmitted, !completions.contains(where: { $0?.text == text }) {
                List(Array(elements.indices), id: \.self) { index in
                    SearchSuggestionRow(field: field, completion: completions[index], element: elements[index])
                }
                .listStyle(.plain)
            }
        }
    }
}

/// One of the suggestions.
struct SearchSuggestionRow: View {
    let field: SearchField
    let completion: SearchCompletion?
    let element: ElementView

    var body: some View {
        if let completion {
            Button {
                choose(completion)
            } label: {
                element.frame(maxWidth: .infinity, alignment: .leading).foregroundStyle(Color.primary)
            }
        } else {
            element
        }
    }

    private func choose(_ completion: SearchCompletion) {
        switch completion {
        case .text(let text): field.text.wrappedValue = text
        case .token(let token):
            guard field.tokens?.append(token) == true else {
                return RuntimeWarning.report(
                    "A suggestion completes with a “\(type(of: token))”, which the search field has no tokens of.",
                    once: "searchCompletion.\(type(of: token))")
            }
            field.text.wrappedValue = ""
        }
        field.session.wrappedValue.focusRequests += 1
    }
}
