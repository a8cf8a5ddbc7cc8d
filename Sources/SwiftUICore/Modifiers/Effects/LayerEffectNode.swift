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

/// An effect in a colour, which takes on another one gradually where the change is animated.
package protocol ColoredLayerEffect: LayerEffectProvider {
    var color: Color { get set }
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
    private var colorAnimation = StyleAnimation()
    /// The colour on its way to the modifier's; nil at rest.
    private var movingColor: RGBA?

    override package func modifierChanged(from old: Modifier) {
        guard let old = old as? any ColoredLayerEffect, let new = modifier as? any ColoredLayerEffect,
            old.color != new.color
        else { return }
        colorChanged(from: movingColor ?? old.color.rgba(in: colors), to: new.color.rgba(in: colors))
    }

    private func colorChanged(from old: RGBA, to new: RGBA) {
        let shown = colorAnimation.present(ResolvedStyle(new), from: ResolvedStyle(old), at: self) {
            [unowned self] style, isLast in
            if isLast { colorAnimation.stop() }
            show(isLast ? nil : style)
        }
        show(colorAnimation.isRunning ? shown : nil)
    }

    private func show(_ style: ResolvedStyle?) {
        viewGraph.willRedraw(self)
        if case .color(let color) = style?.fill { movingColor = color } else { movingColor = nil }
        invalidateDisplay()
    }

    private var colors: ColorEnvironment {
        modifier.usesColors ? environment.read(StyleEnvironment.self, for: self).colors : ColorEnvironment()
    }

    private var effect: LayerEffect? {
        guard let movingColor, var colored = modifier as? any ColoredLayerEffect else {
            return modifier.effect(in: colors)
        }
        colored.color = Color(movingColor)
        return colored.effect(in: colors)
    }

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
        guard let effect else { return paintChildren(&painter) }
        let bounds = child.drawingBounds.offsetBy(dx: child.origin.x, dy: child.origin.y)
        painter.layer(effect, bounds: bounds, reach: modifier.reach) { paintChildren(&$0) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        modifier.isInvisible ? [] : below
    }
}
