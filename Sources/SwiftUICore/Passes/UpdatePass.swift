import RuntimeWarnings

extension ViewGraph {
    /// Changes that are animated differently are updates of their own, though they are made in one turn: each animates
    /// what it changes itself.
    @MainActor
    func separate(_ pending: TransactionBox?, _ new: TransactionBox?) {
        guard pending?.transaction.animation != nil || new?.transaction.animation != nil else { return }
        if !isMakingFrame, let now = currentTime?() { time = max(time, now) }
        updatePass()
    }

    /// Evaluates the bodies of the views whose state, environment or objects changed, and no others.
    @MainActor
    func updatePass() {
        guard graph.hasInvalidNodes else { return }
        motion.beginUpdate()
        if !graph.update(limit: max(100_000, 10 * nodeCount)) {
            RuntimeWarning.report(
                "Views make one another invalid without end; the rest is done in the next frame.",
                once: "UpdatePass.limit")
        }
    }
}
