import Foundation

/// The children of a container from back to front, where these are many or stand in another order than the layout's.
package final class DrawingOrder {
    package let nodes: [LayoutNode]
    private let drawn: RectangleTree
    private let met: RectangleTree

    package init(_ nodes: [LayoutNode]) {
        self.nodes = nodes
        drawn = RectangleTree(nodes) { $0.boundsInParent }
        met = RectangleTree(nodes) { node in
            // What changes in the node makes it forget its bounds only if they were known.
            _ = node.boundsInParent
            return node.hitBoundsInParent
        }
        for (index, node) in nodes.enumerated() { node.drawingIndex = Int32(index) }
    }

    /// What all of them draw, in the container's coordinates; null for nothing.
    package var drawingBounds: CGRect { drawn.union }

    /// The node draws elsewhere, or takes input elsewhere.
    package func boundsChanged(_ node: LayoutNode) {
        drawn.forget(Int(node.drawingIndex))
        met.forget(Int(node.drawingIndex))
    }

    package func allBoundsChanged() {
        drawn.forgetAll()
        met.forgetAll()
    }

    /// Calls an action with all that draw in a rectangle, and some more.
    package func forEach(drawingIn rectangle: CGRect, _ body: (LayoutNode) -> Void) {
        _ = drawn.contains(in: { $0.intersects(rectangle) }) { node in
            body(node)
            return false
        }
    }

    /// Calls an action with all that a point may meet, front to back, until it returns true.
    package func contains(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        // A point on the edge counts as inside for some shapes.
        met.contains(isReversed: true, in: { $0.insetBy(dx: -1, dy: -1).contains(point) }, where: body)
    }
}
