import Foundation
import Geometry
import LayoutEngine

/// Draws a shape behind or in front of its content, which keeps its size.
package nonisolated struct ShapeAttachmentModifier<Content: Shape, Style: ShapeStyle>: ElementModifier {
    let shape: Content
    let style: Style
    var outline = ShapeLayer<Content, Style>.Outline.fill(FillStyle())
    var isOverlay = false
    /// The edges at which the shape extends into what is covered there, if the content touches them.
    var safeAreaEdges: Edge.Set = []

    fileprivate var layer: ShapeLayer<Content, Style> { ShapeLayer(shape, style, outline) }

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ShapeAttachmentNode<Content, Style> {
        ShapeAttachmentNode(self, child: child, inputs)
    }
}

package final class ShapeAttachmentNode<Content: Shape, Style: ShapeStyle>:
    ModifierNode<ShapeAttachmentModifier<Content, Style>>
{
    private var presentation: ShapePresentation<Content, Style>
    /// How far the shape extends beyond the content, in points.
    private var growth = EdgeInsets()

    override package init(
        _ modifier: ShapeAttachmentModifier<Content, Style>, child: LayoutNode, _ inputs: _ViewInputs
    ) {
        presentation = ShapePresentation(modifier.layer)
        super.init(modifier, child: child, inputs)
    }

    override package func modifierChanged(from old: ShapeAttachmentModifier<Content, Style>) {
        presentation.update(to: modifier.layer, at: self, redraw)
        if old.safeAreaEdges != modifier.safeAreaEdges { invalidateMeasure() }
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        presentation.environmentChanged(at: self, redraw)
        invalidateDisplay()
    }

    /// Shows the shape or its style on their way.
    private var redraw: ShapePresentation<Content, Style>.Redraw {
        { [unowned self] change in
            viewGraph.willRedraw(self)
            change(&presentation)
            invalidateDisplay()
        }
    }

    private var rectangle: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    // MARK: Layout

    override package var dependsOnPosition: Bool { !modifier.safeAreaEdges.isEmpty }

    override package func placeChildren() {
        super.placeChildren()
        guard dependsOnPosition else { return }
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets,
            edges: modifier.safeAreaEdges)
    }

    // MARK: Drawing

    override package var drawsContent: Bool { true }
    override package var ownDrawingBounds: CGRect? { presentation.layer.drawingBounds(in: rectangle, for: self) }
    override package func isHit(at point: CGPoint) -> Bool {
        presentation.layer.contains(point, in: rectangle, for: self)
    }

    override package func paint(_ painter: inout Painter) {
        if !modifier.isOverlay { presentation.layer.paint(&painter, in: rectangle, for: self) }
        paintChildren(&painter)
        if modifier.isOverlay { presentation.layer.paint(&painter, in: rectangle, for: self) }
    }
}
