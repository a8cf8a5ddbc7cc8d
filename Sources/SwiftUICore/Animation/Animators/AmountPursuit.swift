import Geometry

/// Moves an amount towards another, which may change at any time.
package final class AmountPursuit<Amount: VectorArithmetic>: Animator {
    package private(set) var shown: Amount
    private var animation: AttributeAnimation<Amount>
    private unowned let node: ViewNode
    private let redraw: () -> Void
    private var isScheduled = false

    package init(at amount: Amount, of node: ViewNode, redraw: @escaping () -> Void) {
        shown = amount
        animation = AttributeAnimation(at: amount)
        self.node = node
        self.redraw = redraw
        super.init(node)
    }

    /// - Returns: the amount that is shown now.
    package func move(to amount: Amount, _ transaction: Transaction) -> Amount {
        guard amount != animation.target else { return shown }
        let time = node.viewGraph.time
        guard animation.move(to: amount, transaction, at: time, in: node.environment.values) else {
            shown = amount
            return shown
        }
        if !isScheduled {
            isScheduled = true
            node.viewGraph.animations.add(self, in: node.viewGraph)
        }
        return shown
    }

    /// The end has moved by itself, and what is shown with it.
    /// - Returns: the amount that is shown now.
    func carry(to amount: Amount) -> Amount {
        animation.carry(to: amount)
        shown = animation.value(at: node.viewGraph.time)
        return shown
    }

    override package func step(to time: Double) -> Bool {
        shown = animation.value(at: time)
        isScheduled = animation.isRunning
        redraw()
        return isScheduled
    }
}
