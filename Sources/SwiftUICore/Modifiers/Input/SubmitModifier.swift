/// What submits a text.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field or a secure field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Calls an action when the user submits a text in the view. Actions set further out are called too.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted in the view from the actions set further out.
    /// - Parameter isBlocking: false lets it through.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}

nonisolated struct SubmitModifier: EnvironmentModifying {
    let triggers: SubmitTriggers
    let action: () -> Void

    func modify(_ environment: inout EnvironmentValues) {
        environment.submitActions.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
    }
}

nonisolated struct SubmitScopeModifier: EnvironmentModifying, Equatable {
    let isBlocking: Bool

    func modify(_ environment: inout EnvironmentValues) {
        if isBlocking { environment.submitActions = [] }
    }
}
