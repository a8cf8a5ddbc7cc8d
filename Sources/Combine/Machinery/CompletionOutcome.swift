/// What an operator that may send a value of its own in the end does with its upstream's completion.
@frozen
@usableFromInline
enum CompletionOutcome {
    /// Nothing, or nothing yet.
    case wait
    /// The completion goes downstream as it is.
    case pass
    /// A value goes downstream instead, and the stream finishes.
    case replace
}
