import Drawing
import Foundation
import Geometry

/// A modifier that works out an effect from where its content lies.
package protocol LocatedEffectModifier: ElementModifier, LocatedEffectProvider
where Element == VisualEffectNode<Self> {}

package protocol LocatedEffectProvider: Sendable {
    /// What of the effect moves where a change is animated.
    associatedtype Parameters: VectorArithmetic = EmptyAnimatableData
    nonisolated func parameters(for node: LayoutNode, _ proxy: GeometryProxy) -> Parameters
    /// - Parameters:
    ///   - proxy: the content's geometry.
    ///   - shown: the parameters on their way; nil at rest.
    nonisolated func steps(
        for node: LayoutNode, _ proxy: GeometryProxy, shown: Parameters?
    ) -> [VisualEffectStep]
}

extension LocatedEffectProvider where Parameters == EmptyAnimatableData {
    package func parameters(for node: LayoutNode, _ proxy: GeometryProxy) -> EmptyAnimatableData {
        EmptyAnimatableData()
    }
}

extension LocatedEffectModifier {
    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> VisualEffectNode<Self> {
        VisualEffectNode(self, child: child, inputs)
    }
}

/// Draws its content with an effect that changes while it is scrolled.
package final class VisualEffectNode<Modifier: LocatedEffectProvider>: ModifierNode<Modifier>, ViewportObserver {
    private var known: (transform: ProjectionTransform, layers: [any LayerEffectProvider])?
    private weak var observed: ScrollNode?
    private var pursuit: AmountPursuit<Double>?
    /// The way of the effect to that of the last modifier; nil at rest.
    private var motion: AmountPursuit<Modifier.Parameters>?

    private var proxy: GeometryProxy { GeometryProxy(node: self, size: size, safeAreaInsets: safeAreaInsets) }

    private var effect: (transform: ProjectionTransform, layers: [any LayerEffectProvider]) {
        if let known { return known }
        var transform = ProjectionTransform()
        var layers: [any LayerEffectProvider] = []
        let proxy = proxy
        let shown = motion.map { $0.carry(to: modifier.parameters(for: self, proxy)) }
        for step in modifier.steps(for: self, proxy, shown: shown) {
            switch step {
            case .transform(let make): transform = transform.concatenating(make(size))
            case .layer(let layer): layers.append(layer)
            }
        }
        let made = (transform.withoutRoundingErrors, layers)
        known = made
        return made
    }

    override package func modifierChanged(from old: Modifier) {
        known = nil
        guard isPlaced, Modifier.Parameters.self != EmptyAnimatableData.self else { return }
        let proxy = proxy
        let (from, to) = (old.parameters(for: self, proxy), modifier.parameters(for: self, proxy))
        if from != to { move(from: from, to: to) }
    }

    private func move(from old: Modifier.Parameters, to new: Modifier.Parameters) {
        guard let transaction = animatedTransaction else {
            motion?.isCancelled = true
            motion = nil
            return
        }
        let motion = motion ?? AmountPursuit(at: old, of: self) { [unowned self] in redraw() }
        self.motion = motion
        _ = motion.carry(to: old)
        _ = motion.move(to: new, transaction)
    }

    override package var presentsSize: Bool { true }
    override package var dependsOnPosition: Bool { true }

    override package func placeChildren() {
        known = nil
        observeScrollNode()
        super.placeChildren()
    }

    private func observeScrollNode() {
        guard observed == nil else { return }
        var current = layoutParent
        while let node = current {
            if let scroll = node as? ScrollNode {
                observed = scroll
                scroll.observe(self)
                return
            }
            current = node.layoutParent
        }
    }

    package func viewportChanged() {
        guard isAttached, isPlaced else { return }
        viewGraph.willRedraw(self)
        // Where it will lie is known once the scroll view has been laid out.
        needsPlacement = true
        viewGraph.enqueueArrangement(self)
        invalidateDisplay()
    }

    // MARK: Following gradually

    /// What an effect that follows another amount gradually has come to; nil for one that does not.
    package var amount: Double? { pursuit?.shown }

    /// Has an amount that the effect depends on follow another one.
    /// - Parameter animation: nil for at once.
    /// - Returns: the amount that is shown now.
    package func follow(_ amount: Double, with animation: Animation?) -> Double {
        guard let animation else {
            pursuit?.isCancelled = true
            pursuit = nil
            return amount
        }
        let pursuit = pursuit ?? AmountPursuit(at: amount, of: self) { [unowned self] in redraw() }
        self.pursuit = pursuit
        return pursuit.move(to: amount, Transaction(animation: animation))
    }

    private func redraw() {
        viewGraph.willRedraw(self)
        known = nil
        invalidateDisplay()
    }

    // MARK: Drawing

    override package var childTransform: CGAffineTransform? {
        let transform = effect.transform
        return transform.affine ?? transform.affineApproximation(at: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    override package var childProjection: ProjectionTransform? {
        effect.transform.isAffine ? nil : effect.transform
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        effect.layers.reduce(bounds) { $1.isInvisible ? .null : $0.isNull ? $0 : $1.bounds(after: $0) }
    }

    override package func admitsHit(at point: CGPoint) -> Bool { !effect.layers.contains { $0.isInvisible } }

    override package func paint(_ painter: inout Painter) {
        let effect = effect
        let drawn = child.boundsInParent
        guard !drawn.isNull else { return }
        paint(&painter, effect.layers[...], bounds: effect.transform.bounds(of: drawn)) { painter in
            if let affine = effect.transform.affine {
                painter.transformed(by: affine) { paintChildren(&$0) }
            } else {
                painter.projected(by: effect.transform, bounds: drawn) { paintChildren(&$0) }
            }
        }
    }

    @MainActor
    private func paint(
        _ painter: inout Painter, _ layers: ArraySlice<any LayerEffectProvider>, bounds: CGRect,
        _ content: (inout Painter) -> Void
    ) {
        guard let layer = layers.last else { return content(&painter) }
        guard !layer.isInvisible else { return }
        let inner = layers.dropLast()
        guard let effect = layer.effect(in: ColorEnvironment()) else {
            return paint(&painter, inner, bounds: bounds, content)
        }
        painter.layer(effect, bounds: bounds, reach: layer.reach) { painter in
            paint(&painter, inner, bounds: bounds, content)
        }
    }
}
