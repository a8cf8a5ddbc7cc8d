/// What a search field and its suggestions tell each other.
package struct SearchSession: Equatable {
    /// The text that was searched for; nil where the field was entered anew since.
    var submittedText: String?
    /// How often the field was to have the keyboard back.
    var focusRequests = 0
}
