extension ViewGraph {
    /// Evaluates the bodies of the views whose state, environment or objects changed, and no others.
    @MainActor
    func updatePass() {
        guard graph.hasInvalidNodes else { return }
        if !graph.update(limit: max(100_000, 10 * nodeCount)) {
            RuntimeWarning.report(
                "Views make one another invalid without end; the rest is done in the next frame.",
                once: "UpdatePass.limit")
        }
    }
}
