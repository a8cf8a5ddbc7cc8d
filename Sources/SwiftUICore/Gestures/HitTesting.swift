import Foundation
import Geometry

extension LayoutNode {
    /// The node that a point meets and those that hold it, innermost first; empty where it meets none.
    /// - Parameter point: in the node's coordinates.
    package final func hitPath(at point: CGPoint) -> [LayoutNode] {
        var path: [LayoutNode] = []
        _ = collectHitPath(at: point, into: &path)
        return path
    }

    private final func collectHitPath(at point: CGPoint, into path: inout [LayoutNode]) -> Bool {
        viewGraph.visitCount += 1
        guard isPlaced, admitsHit(at: point) else { return false }
        if let inner = pointForChildren(point) {
            let isBelow = containsLayoutChild(at: inner) { child in
                let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
                return child.collectHitPath(at: place, into: &path)
            }
            if isBelow {
                path.append(self)
                return true
            }
        }
        guard isHit(at: point) else { return false }
        path.append(self)
        return true
    }

    /// A point in the coordinates in which the children lie; nil where the children have no extent.
    package final func pointForChildren(_ point: CGPoint) -> CGPoint? {
        guard let transform = childTransform else { return point }
        if var projection = childProjection { return projection.invert() ? point.applying(projection) : nil }
        guard transform.isInvertible else { return nil }
        return point.applying(transform.inverted())
    }

    /// A point of the window in the node's coordinates.
    package final func localPoint(_ point: CGPoint) -> CGPoint {
        let transform = windowTransform
        guard transform.isInvertible else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
        return point.applying(transform.inverted())
    }
}
