/// Moves how something is filled from one look to another, where there is anything between the two.
struct StyleAnimation {
    private var slot = AnimationSlot<ResolvedStyle>()

    /// What is to be shown of a new look now: where the change is animated, what is shown already.
    /// - Parameters:
    ///   - old: what is shown; nil where nothing was.
    ///   - show: called at every frame with the look to be shown.
    mutating func present(
        _ new: ResolvedStyle, from old: ResolvedStyle?, at node: ViewNode,
        show: @escaping (_ style: ResolvedStyle, _ isLast: Bool) -> Void
    ) -> ResolvedStyle {
        let transaction = node.animatedTransaction
        guard transaction != nil || !slot.isEmpty else { return new }
        if let target = slot.target, target.matching(new) == nil || new.matching(target) == nil { slot.stop() }
        guard let start = old?.matching(new) else {
            slot.stop()
            return new
        }
        return slot.present(new, from: start, at: node, transaction, show: show)
    }

    mutating func stop() { slot.stop() }

    var isRunning: Bool { !slot.isEmpty }
}
