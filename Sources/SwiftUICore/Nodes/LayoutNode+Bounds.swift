import Foundation
import Geometry
import LayoutEngine

/// Where a node draws and can be met, and where it lies in the window.
extension LayoutNode {
    /// What the node and those below it draw, in the node's coordinates.
    package var drawingBounds: CGRect {
        if areBoundsKnown { return storedBounds }
        var bounds = (ownDrawingBounds ?? .null).bounded
        let drawn = hasGhosts ? childDrawingBounds.union(ghostBounds) : childDrawingBounds
        if !drawn.isNull { bounds = bounds.union(transformed(drawn).bounded) }
        let result = bounds.isNull ? bounds : boundsAfterEffect(bounds).bounded
        storedBounds = result
        areBoundsKnown = true
        return result
    }

    /// The same in the coordinates of the layout parent; null where it is not placed.
    package var boundsInParent: CGRect {
        guard isPlaced else { return .null }
        let bounds = drawingBounds
        return bounds.isNull ? bounds : bounds.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// What holds all points of the layout parent's coordinates that meet the node or something below it.
    package var hitBoundsInParent: CGRect {
        guard isPlaced else { return .null }
        var below = CGRect.null
        forEachLayoutChild { below = below.union($0.hitBoundsInParent) }
        let bounds = below.isNull ? ownHitBounds : ownHitBounds.union(transformed(below))
        return bounds.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A rectangle of the children's coordinates in the node's.
    func transformed(_ rectangle: CGRect) -> CGRect {
        guard let transform = childTransform else { return rectangle }
        return childProjection?.bounds(of: rectangle) ?? rectangle.applying(transform)
    }

    /// Forgets the drawing bounds of the node and those above it.
    package func forgetDrawingBounds() {
        guard areBoundsKnown else { return }
        areBoundsKnown = false
        guard let parent = layoutParent else { return }
        if !isDeparting { parent.childBoundsChanged(self) }
        parent.forgetDrawingBounds()
    }

    /// A rectangle of the node's coordinates in those of the window, as it appears there.
    package func windowRectangle(_ rectangle: CGRect) -> CGRect {
        var result = rectangle
        var current = self
        while let parent = current.layoutParent {
            result = parent.transformed(result.offsetBy(dx: current.origin.x, dy: current.origin.y))
            result = parent.boundsAfterEffect(result)
            current = parent
        }
        return result.offsetBy(dx: current.origin.x, dy: current.origin.y)
    }

    /// From the node's coordinates to those of the window, as it appears there.
    package var windowTransform: CGAffineTransform { windowTransform { $0.origin } }

    /// The same once all that glides has arrived.
    package var finalWindowTransform: CGAffineTransform { windowTransform { $0.layoutOrigin } }

    func windowTransform(_ origin: (LayoutNode) -> CGPoint) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current = self
        while true {
            let origin = origin(current)
            result = result.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            guard let parent = current.layoutParent else { return result }
            if let transform = parent.childTransform { result = result.concatenating(transform) }
            current = parent
        }
    }

    /// The region that the node lies in and what of it is covered, in the node's coordinates.
    package var safeArea: SafeArea {
        var offset = CGPoint.zero
        var current: LayoutNode = self
        while let parent = current.layoutParent {
            offset.x += current.layoutOrigin.x
            offset.y += current.layoutOrigin.y
            if let area = parent.ownSafeArea {
                return SafeArea(region: area.region.offsetBy(dx: -offset.x, dy: -offset.y), insets: area.insets)
            }
            current = parent
        }
        return SafeArea(region: CGRect(origin: .zero, size: layoutSize), insets: EdgeInsets())
    }

    /// How much is covered at each side of the node, in points: of the node itself, or beyond it where it reaches as far
    /// as what is not covered.
    package var safeAreaInsets: EdgeInsets {
        let area = safeArea
        let frame = CGRect(origin: .zero, size: layoutSize)
        let under = SafeAreaLayout.overlap(of: frame, in: area.region, insets: area.insets)
        let beyond = SafeAreaLayout.growth(of: frame, in: area.region, insets: area.insets)
        return EdgeInsets(
            top: max(under.top, beyond.top), leading: max(under.leading, beyond.leading),
            bottom: max(under.bottom, beyond.bottom), trailing: max(under.trailing, beyond.trailing))
    }
}
