import Drawing
import Foundation
import Geometry

/// A modifier that draws its content on a layer, which an effect puts on what is below. Layout stays as it is.
package protocol LayerEffectModifier: ElementModifier, LayerEffectProvider where Element == LayerEffectNode<Self> {}

package protocol LayerEffectProvider {
    /// - Parameter environment: that of the node where `usesColors` says so.
    /// - Returns: nil where the effect changes nothing.
    func effect(in environment: ColorEnvironment) -> LayerEffect?
    /// Colours are part of the effect.
    var usesColors: Bool { get }
    /// How far around what is to be drawn the effect needs its content, in points.
    var reach: CGFloat { get }
    /// What appears of content that draws in a rectangle; null for nothing.
    func bounds(after bounds: CGRect) -> CGRect
    /// Nothing appears: the content is neither drawn nor met by input.
    var isInvisible: Bool { get }
}

extension LayerEffectProvider {
    package var usesColors: Bool { false }
    package var reach: CGFloat { 0 }
    package func bounds(after bounds: CGRect) -> CGRect { bounds }
    package var isInvisible: Bool { false }
}

extension LayerEffectModifier {
    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> LayerEffectNode<Self> {
        LayerEffectNode(self, child: child, inputs)
    }
}

package final class LayerEffectNode<Modifier: LayerEffectProvider>: ModifierNode<Modifier> {
    override package func modifierChanged(from old: Modifier) {}

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        if modifier.isInvisible { return .null }
        return bounds.isNull ? bounds : modifier.bounds(after: bounds)
    }

    override package func admitsHit(at point: CGPoint) -> Bool { !modifier.isInvisible }

    override package func paint(_ painter: inout Painter) {
        guard !modifier.isInvisible else { return }
        let colors =
            modifier.usesColors ? environment.read(StyleEnvironment.self, for: self).colors : ColorEnvironment()
        guard let effect = modifier.effect(in: colors) else { return paintChildren(&painter) }
        let bounds = child.drawingBounds.offsetBy(dx: child.origin.x, dy: child.origin.y)
        painter.layer(effect, bounds: bounds, reach: modifier.reach) { paintChildren(&$0) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        modifier.isInvisible ? [] : below
    }
}
