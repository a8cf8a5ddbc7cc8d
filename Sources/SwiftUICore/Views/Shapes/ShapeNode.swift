import Drawing
import Foundation
import Geometry

/// Draws a shape that fills what it is proposed.
package final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
    private var presentation: ShapePresentation<Content, Style>

    package init(_ layer: ShapeLayer<Content, Style>, _ inputs: _ViewInputs) {
        presentation = ShapePresentation(layer)
        super.init(inputs)
        fillsProposal = Content.self is any ProposalFillingShape.Type
    }

    @MainActor
    package func update(to new: ShapeLayer<Content, Style>) {
        let isSameShape = presentation.hasEqualShape(new)
        guard !isSameShape || !presentation.layer.hasEqualStyle(new) else { return }
        viewGraph.willRedraw(self)
        presentation.update(to: new, at: self, redraw)
        if !isSameShape { invalidateMeasure() }
        invalidateDisplay()
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        presentation.environmentChanged(at: self, redraw)
        invalidateDisplay()
    }

    override package func resolveLook() { _ = presentation.layer.resolvedStyle(for: self) }

    /// Shows the shape or its style on their way.
    private var redraw: ShapePresentation<Content, Style>.Redraw {
        { [unowned self] change in
            viewGraph.willRedraw(self)
            change(&presentation)
            invalidateDisplay()
        }
    }

    private var rectangle: CGRect { CGRect(origin: .zero, size: size) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        presentation.layer.shape.sizeThatFits(proposal)
    }
    override package var drawsContent: Bool { true }

    override package var ownDrawingBounds: CGRect? {
        presentation.layer.drawingBounds(in: rectangle, for: self)
    }

    override package func isHit(at point: CGPoint) -> Bool {
        presentation.layer.contains(point, in: rectangle, for: self)
    }

    override package func paint(_ painter: inout Painter) {
        presentation.layer.paint(&painter, in: rectangle, for: self)
    }
}

/// A style that as a view fills what it is proposed.
package nonisolated protocol StyleView: ShapeStyle, PrimitiveView where Node == ShapeNode<Rectangle, Self> {}

extension StyleView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ShapeNode<Rectangle, Self> {
        ShapeNode(ShapeLayer(Rectangle(), self), inputs)
    }

    @MainActor
    package func updateNode(_ node: ShapeNode<Rectangle, Self>) { node.update(to: ShapeLayer(Rectangle(), self)) }
}

extension Color: StyleView {}
