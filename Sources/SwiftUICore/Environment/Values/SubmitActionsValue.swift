/// What is done when the user submits a text.
package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let perform: () -> Void
}

package struct SubmitActionsKey: EnvironmentKey {
    package static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// What is done when the user submits a text, the innermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}
