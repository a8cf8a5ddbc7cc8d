extension View {
    /// Lets the user choose where is searched: a row of segments below the search field.
    /// - Parameter scopes: views with a tag of the selection's type.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// - Parameter activation: when the choice is shown.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(
            Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented).labelsHidden())
        return transformEnvironment(\.searchSettings) {
            $0.scopes = $0.scopes ?? SearchScopes(picker: picker, activation: activation)
        }
    }
}
