extension View {
    /// Suggests what to search for: the views are a list over the content while the user searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return transformEnvironment(\.searchSettings) { $0.suggestions = $0.suggestions ?? view }
    }

    /// The text that the search field takes when the user chooses the view among suggestions.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        viewTrait(SearchCompletionTrait.self, .text(completion))
    }

    /// The term that the search field gains when the user chooses the view among suggestions.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        viewTrait(SearchCompletionTrait.self, .token(token))
    }
}

/// What choosing a suggestion puts into the search field.
package enum SearchCompletion {
    case text(String)
    case token(Any)

    var text: String? { if case .text(let text) = self { text } else { nil } }
}

struct SearchCompletionTrait: ViewTraitKey {
    typealias Value = SearchCompletion
}
