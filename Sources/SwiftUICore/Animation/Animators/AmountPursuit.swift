/// Moves an amount towards another, which may change at any time.
package final class AmountPursuit: Animator {
    package private(set) var shown: Double
    private var animation: AttributeAnimation<Double>
    private unowned let node: ViewNode
    private let redraw: () -> Void
    private var isScheduled = false

    package init(at amount: Double, of node: ViewNode, redraw: @escaping () -> Void) {
        shown = amount
        animation = AttributeAnimation(at: amount)
        self.node = node
        self.redraw = redraw
        super.init(node)
    }

    /// - Returns: the amount that is shown now.
    package func move(to amount: Double, _ animation: Animation) -> Double {
        guard amount != self.animation.target else { return shown }
        let time = node.viewGraph.time
        let transaction = Transaction(animation: animation)
        guard self.animation.move(to: amount, transaction, at: time, in: node.environment.values) else {
            shown = amount
            return shown
        }
        if !isScheduled {
            isScheduled = true
            node.viewGraph.animations.add(self, in: node.viewGraph)
        }
        return shown
    }

    override package func step(to time: Double) -> Bool {
        shown = animation.value(at: time)
        isScheduled = animation.isRunning
        redraw()
        return isScheduled
    }
}
