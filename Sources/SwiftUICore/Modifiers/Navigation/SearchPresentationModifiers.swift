extension View {
    /// Ties the search field inside to a focus state: it is true while the keyboard is in the field.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchDecoration { AnyView($0.focused(binding)) }
    }

    /// Ties the search field inside to a value of a focus state.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        searchDecoration { AnyView($0.focused(binding, equals: value)) }
    }

    /// Sets what of the navigation bar is seen while the user searches.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        transformEnvironment(\.searchSettings) { $0.keepsBar = behavior.keepsBar }
    }

    private nonisolated func searchDecoration(_ apply: @escaping (AnyView) -> AnyView) -> some View {
        transformEnvironment(\.searchSettings) { $0.decorations.append(SearchDecoration(apply: apply)) }
    }
}

/// What of the navigation bar is seen while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsBar: Bool

    /// The search field takes the bar's place.
    public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
    /// The bar stays as it is.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}
