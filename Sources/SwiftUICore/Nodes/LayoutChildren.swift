import Foundation

/// The layout children of a container, found when they are first asked for, and the order in which they are drawn.
package struct LayoutChildren {
    /// Of no more than these each is looked at.
    private static let few = 32

    private var known: [LayoutNode]?
    /// Nil where the few there are are drawn as they stand.
    private var order: DrawingOrder?

    package init() {}

    /// In the order of layout.
    package mutating func nodes(of content: ViewNode, in parent: LayoutNode) -> [LayoutNode] {
        if let known { return known }
        let found = content.elements()
        known = found
        for node in found { node.layoutParent = parent }
        findOrder()
        return found
    }

    /// There may be other children.
    package mutating func forget() {
        known = nil
        order = nil
    }

    /// One of them may be drawn in front of others than before.
    package mutating func findOrder() {
        guard let known else { return }
        if known.allSatisfy({ $0.zIndex == 0 }) {
            order = known.count > Self.few ? DrawingOrder(known) : nil
        } else {
            let sorted = known.enumerated().sorted {
                ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
            }
            order = DrawingOrder(sorted.map(\.element))
        }
    }

    package func boundsChanged(_ node: LayoutNode) { order?.boundsChanged(node) }
    package func allBoundsChanged() { order?.allBoundsChanged() }

    // MARK: Back to front

    package func forEach(_ body: (LayoutNode) -> Void) {
        for node in order?.nodes ?? known ?? [] { body(node) }
    }

    package func forEach(drawingIn rectangle: CGRect, _ body: (LayoutNode) -> Void) {
        if let order { order.forEach(drawingIn: rectangle, body) } else { forEach(body) }
    }

    package var drawingBounds: CGRect {
        if let order { return order.drawingBounds }
        return (known ?? []).reduce(.null) { $0.union($1.boundsInParent) }
    }

    /// Calls an action with those that a point may meet, front to back, until it returns true.
    package func contains(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        if let order { return order.contains(at: point, where: body) }
        return (known ?? []).reversed().contains(where: body)
    }
}
