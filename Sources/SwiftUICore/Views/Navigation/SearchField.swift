/// What a searchable view says about the search field that a bar shows for it.
package struct SearchField {
    package var text: Binding<String>
    package var isPresented: Binding<Bool>
    package var session: Binding<SearchSession>
    package var prompt: Text?
    package var placement: SearchFieldPlacement
    package var tokens: SearchTokens?
    package var suggestions: AnyView?
    package var scopes: SearchScopes?
    /// What Return in the field does.
    package var submitActions: [SubmitAction] = []
    /// What is done to the field's view, such as tying it to a focus state.
    package var decorations: [SearchDecoration] = []
    /// The bar keeps its buttons and its title while the search is on.
    package var keepsBar = false

    /// The same with the environment of the view that is searched.
    var inPreferenceScope: SearchField {
        var field = self
        field.suggestions = suggestions?.inPreferenceScope
        return field
    }
}

/// Done to the view of a search field by a modifier further out.
package struct SearchDecoration {
    package let apply: (AnyView) -> AnyView
}

/// Terms of a search that stand as units before the text.
package struct SearchTokens {
    package let count: () -> Int
    package let view: (Int) -> AnyView
    package let removeLast: () -> Void
    /// False for values of another type.
    package let append: (Any) -> Bool

    func removeAll() {
        for _ in 0..<count() { removeLast() }
    }
}

/// A choice of where is searched.
package struct SearchScopes {
    package let picker: AnyView
    package let activation: SearchScopeActivation
}

/// When the choice of where is searched is shown.
public struct SearchScopeActivation: Sendable, Equatable {
    private enum Moment: Sendable { case automatic, textEntry, presentation }
    private let moment: Moment

    /// As soon as the search is on.
    public static let automatic = SearchScopeActivation(moment: .automatic)
    /// Once there is text.
    public static let onTextEntry = SearchScopeActivation(moment: .textEntry)
    /// As soon as the search is on.
    public static let onSearchPresentation = SearchScopeActivation(moment: .presentation)
}

extension EnvironmentValues {
    /// The search field that is set around a navigation stack, for the stack's bar.
    package var searchField: SearchField? {
        get { self[SearchFieldKey.self] }
        set { self[SearchFieldKey.self] = newValue }
    }

    /// What modifiers around a searchable view set for it.
    package var searchSettings: SearchSettings {
        get { self[SearchSettingsKey.self] }
        set { self[SearchSettingsKey.self] = newValue }
    }
}

/// What modifiers around a searchable view set for it.
package struct SearchSettings {
    package var suggestions: AnyView?
    package var scopes: SearchScopes?
    package var decorations: [SearchDecoration] = []
    package var keepsBar = false
}

package struct SearchFieldKey: EnvironmentKey {
    package static var defaultValue: SearchField? { nil }
}

package struct SearchSettingsKey: EnvironmentKey {
    package static var defaultValue: SearchSettings { SearchSettings() }
}
