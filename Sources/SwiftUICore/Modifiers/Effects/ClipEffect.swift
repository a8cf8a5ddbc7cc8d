import Foundation
import Geometry

extension View {
    /// Shows the view only inside a shape, which also bounds where it takes input.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Shows the view only inside its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Rounds the corners of the view's frame and shows the view only inside.
    /// - Parameter radius: points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

public nonisolated struct _ClipEffect<ClipShape: Shape>: ElementModifier, Animatable {
    public var shape: ClipShape
    public var style: FillStyle

    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ClipNode<ClipShape> {
        ClipNode(self, child: child, inputs)
    }
}

package final class ClipNode<ClipShape: Shape>: ModifierNode<_ClipEffect<ClipShape>> {
    private var knownPath: (size: CGSize, path: Path)?

    private var path: Path {
        if let knownPath, knownPath.size == size { return knownPath.path }
        let path = modifier.shape.path(in: CGRect(origin: .zero, size: size), for: self)
        knownPath = (size, path)
        return path
    }

    override package func modifierChanged(from old: _ClipEffect<ClipShape>) { knownPath = nil }
    override package var presentsSize: Bool { true }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        knownPath = nil
        invalidateDisplay()
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        bounds.intersection(path.boundingRect.bounded)
    }

    override package func admitsHit(at point: CGPoint) -> Bool {
        path.contains(point, eoFill: modifier.style.isEOFilled)
    }

    override package func paint(_ painter: inout Painter) {
        if clipsNothing { return paintChildren(&painter) }
        painter.clipped(to: path, style: modifier.style) { paintChildren(&$0) }
    }

    /// All that is drawn lies inside the shape.
    private var clipsNothing: Bool {
        guard case .rect(let rectangle) = path.storage else { return false }
        let drawn = child.drawingBounds
        return drawn.isNull || rectangle.contains(drawn.offsetBy(dx: child.origin.x, dy: child.origin.y))
    }
}
