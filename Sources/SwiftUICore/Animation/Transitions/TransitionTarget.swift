/// Something that comes or goes as a whole.
package enum TransitionTarget {
    /// A view that says how.
    case node(TransitionNode)
    /// Any other element: it fades.
    case element(LayoutNode)

    var node: ViewNode {
        switch self {
        case .node(let node): node
        case .element(let node): node
        }
    }

    /// What coming or going is made under; nil where it is not gradual.
    @MainActor
    func transaction(in phase: TransitionPhase) -> Transaction? {
        if case .node(let node) = self {
            if node.transition.isIdentity(in: phase) { return nil }
            if let own = node.transition.box as? any SelfAnimatedTransition, own.isAnimated(in: phase) {
                return node.animatedTransaction ?? Transaction()
            }
        }
        return node.animatedTransaction
    }

    /// Looks as in a phase, gradually.
    @MainActor
    func move(to phase: TransitionPhase, _ transaction: Transaction) {
        switch self {
        case .node(let node): Transaction.with(transaction) { node.enter(phase) }
        case .element(let node): node.fade(to: phase.isIdentity ? 1 : 0, transaction)
        }
    }

    /// Looks as in a phase, at once.
    @MainActor
    func enter(_ phase: TransitionPhase) {
        switch self {
        case .node(let node): Transaction.with(Transaction()) { node.enter(phase) }
        case .element(let node): node.setFade(phase.isIdentity ? 1 : 0)
        }
    }
}

extension TransitionTarget {
    /// Has what makes it leave around it.
    @MainActor
    func prepareToLeave() {
        if case .node = self { enter(.identity) }
    }
}

extension ViewNode {
    package final var transitionTargets: [TransitionTarget] {
        var targets: [TransitionTarget] = []
        appendTransitionTargets(to: &targets)
        return targets
    }

    /// The node has come into a tree that was there already: it comes gradually where that is animated.
    @MainActor
    package final func arrive() {
        guard viewGraph.motion.mayDepart else { return }
        noteArrivalOfRows()
        for target in transitionTargets {
            guard let transaction = target.transaction(in: .willAppear) else { continue }
            target.enter(.willAppear)
            target.move(to: .identity, transaction)
        }
    }
}
