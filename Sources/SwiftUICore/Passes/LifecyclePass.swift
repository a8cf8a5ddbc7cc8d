extension ViewGraph {
    /// Runs the actions of views that appeared, changed or left.
    /// - Returns: whether there were any: they may have changed what is shown in this frame.
    @MainActor
    func lifecyclePass() -> Bool {
        guard lifecycle.hasWork else { return false }
        for action in lifecycle.take() { action() }
        return true
    }
}
