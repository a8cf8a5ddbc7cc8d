/// Runs `body` and animates what its changes of state change on screen.
/// - Parameter animation: nil for no animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` and animates what its changes of state change on screen.
/// - Parameters:
///   - animation: nil for no animation.
///   - completionCriteria: when an animation counts as complete.
///   - completion: called once, when all animations of these changes are complete; at once where there are none.
@available(macOS 14.0, iOS 17.0, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withTransaction(
        Transaction(animation: animation, completing: completionCriteria, completion), body)
    // Where nothing is animated nothing holds the completion any more.
    AnimationCompletionQueue.runIfIdle()
    return result
}

extension Transaction {
    fileprivate init(
        animation: Animation?, completing criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void
    ) {
        self.init(animation: animation)
        addAnimationCompletion(criteria: criteria, completion)
    }

    /// Calls an action once, when all animations of what changes under the transaction are complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}
