import Drawing
import Foundation
import Geometry

/// A shape and its style as they are shown: the last ones, or some on the way there.
struct ShapePresentation<Content: Shape, Style: ShapeStyle> {
    typealias Layer = ShapeLayer<Content, Style>
    /// Changes what is shown and has it drawn.
    typealias Redraw = (_ change: (inout ShapePresentation) -> Void) -> Void

    var layer: Layer
    private var outline = AnimationSlot<Layer.Drawing>()
    private var style = StyleAnimation()

    init(_ layer: Layer) { self.layer = layer }

    func hasEqualShape(_ new: Layer) -> Bool {
        outline.isEmpty ? layer.drawing.isEqual(to: new.drawing) : isOnItsWay(to: new.drawing)
    }

    @inline(never)
    private func isOnItsWay(to drawing: Layer.Drawing) -> Bool { outline.target?.isEqual(to: drawing) ?? false }

    /// Shows another shape, another style, or both.
    mutating func update(to new: Layer, at node: LayoutNode, _ redraw: @escaping Redraw) {
        let old = layer
        let (isSameShape, isSameStyle) = (hasEqualShape(new), layer.hasEqualStyle(new))
        layer = new
        if isSameShape { layer.show(old.drawing) } else { moveOutline(from: old.drawing, at: node, redraw) }
        if isSameStyle { layer.show(old.shownStyle) } else { moveStyle(from: old.shownStyle, at: node, redraw) }
    }

    /// Something that the shape or the style read in the environment has changed.
    mutating func environmentChanged(at node: LayoutNode, _ redraw: @escaping Redraw) {
        let old = layer.shownStyle
        layer.environmentChanged()
        moveStyle(from: old, at: node, redraw)
    }

    private mutating func moveOutline(from old: Layer.Drawing, at node: LayoutNode, _ redraw: @escaping Redraw) {
        let transaction = node.animatedTransaction
        guard transaction != nil || !outline.isEmpty else { return }
        layer.show(
            outline.present(layer.drawing, from: old, at: node, transaction) { drawing, isLast in
                redraw { presentation in
                    if isLast { presentation.outline.stop() }
                    presentation.layer.show(drawing)
                }
            })
    }

    private mutating func moveStyle(from old: ResolvedStyle?, at node: LayoutNode, _ redraw: @escaping Redraw) {
        guard let old, style.isRunning || node.animatedTransaction != nil else { return style.stop() }
        let new = layer.resolvedStyle(for: node)
        layer.show(
            style.present(new, from: old, at: node) { style, isLast in
                redraw { presentation in
                    if isLast { presentation.style.stop() }
                    presentation.layer.show(style)
                }
            })
    }
}
