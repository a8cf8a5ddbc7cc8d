import Graph

/// Something that looks different at every frame until it is done.
package class Animator {
    private weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }

    /// Shows what is to be seen at a time.
    /// - Returns: whether it goes on.
    func step(to time: Double) -> Bool { false }

    /// The end of it, wherever it is.
    final var isCancelled = false

    fileprivate final var isOver: Bool { isCancelled || node?.isAttached != true }
}

/// The animators of a window: one ticket of the clock for all, while there are any.
package final class AnimationScheduler {
    private var animators: [Animator] = []
    private var isScheduled = false
    /// What is changed now is a step of an animation, and no change of its own.
    package private(set) var isStepping = false

    package init() {}

    /// How many values move.
    package var count: Int { animators.count }

    /// Steps an animator from the next frame on.
    package func add(_ animator: Animator, in viewGraph: ViewGraph) {
        animators.append(animator)
        guard !isScheduled else { return }
        isScheduled = true
        viewGraph.clock.everyFrame { [unowned self] time in step(to: time) }
        viewGraph.requestFrame?()
    }

    private func step(to time: Double) -> Bool {
        isStepping = true
        // A step may start another animation.
        let current = animators
        animators = []
        let going = current.filter { !$0.isOver && $0.step(to: time) }
        animators = going + animators
        isStepping = false
        isScheduled = !animators.isEmpty
        return isScheduled
    }
}
