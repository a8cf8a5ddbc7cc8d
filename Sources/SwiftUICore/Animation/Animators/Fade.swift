import Drawing
import Geometry

/// Fades an element in or out that has no transition of its own.
final class Fade: Animator {
    private unowned(unsafe) let layoutNode: LayoutNode
    private var animation: AttributeAnimation<Double>
    /// 0 to 1.
    private(set) var opacity: Double
    fileprivate var isScheduled = false

    fileprivate init(_ node: LayoutNode, at opacity: Double) {
        layoutNode = node
        self.opacity = opacity
        animation = AttributeAnimation(at: opacity)
        super.init(node)
    }

    fileprivate func move(to opacity: Double, _ transaction: Transaction) -> Bool {
        animation.move(
            to: opacity, transaction, at: layoutNode.viewGraph.time, in: layoutNode.environment.values)
    }

    override func step(to time: Double) -> Bool {
        opacity = animation.value(at: time)
        isScheduled = animation.isRunning
        if !isScheduled, opacity == 1 { layoutNode.setFade(1) }
        layoutNode.redrawFade()
        return isScheduled
    }
}

extension LayoutNode {
    /// The opacity that the node is drawn with while it comes or goes.
    final var fadeOpacity: Double { isFading ? viewGraph.fades[ObjectIdentifier(self)]?.opacity ?? 1 : 1 }

    /// Draws the node with an opacity, at once.
    final func setFade(_ opacity: Double) {
        let key = ObjectIdentifier(self)
        viewGraph.fades[key]?.isCancelled = true
        isFading = opacity != 1
        viewGraph.fades[key] = isFading ? Fade(self, at: opacity) : nil
        redrawFade()
    }

    /// What is around it in a list fades along with it.
    fileprivate final func redrawFade() {
        invalidateDisplay()
        if isAttached { (layoutParent as? ListRowNode)?.contentFades() }
    }

    /// Draws the node with an opacity, gradually.
    final func fade(to opacity: Double, _ transaction: Transaction) {
        let fade = viewGraph.fades[ObjectIdentifier(self)] ?? Fade(self, at: 1)
        isFading = true
        viewGraph.fades[ObjectIdentifier(self)] = fade
        guard fade.move(to: opacity, transaction) else { return setFade(opacity) }
        guard !fade.isScheduled else { return }
        fade.isScheduled = true
        viewGraph.animations.add(fade, in: viewGraph)
    }

    final func forgetFade() {
        guard isFading else { return }
        viewGraph.fades[ObjectIdentifier(self)] = nil
        isFading = false
    }
}
