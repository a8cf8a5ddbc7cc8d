import Foundation
import Geometry

/// Drags a sheet up and down.
@MainActor
package final class SheetDragRecognizer: AxisDragRecognizer {
    private let layer: SheetLayer
    private var startHeight: CGFloat = 0

    init(layer: SheetLayer) {
        self.layer = layer
        super.init(node: layer, axis: .vertical)
    }

    override package func mayBegin(at point: CGPoint) -> Bool { layer.isInCard(point) }
    override package func begin() { startHeight = layer.visibleHeight }
    override package func drag(by distance: CGFloat) { layer.drag(from: startHeight, by: distance) }
    override package func end(velocity: CGFloat) { layer.endDrag(velocity: velocity) }
}

extension PresentationLayer {
    /// Whether a point of the window is on the content where it is now.
    final func isInCard(_ point: CGPoint) -> Bool { card.applying(childTransform ?? .identity).contains(point) }
}
