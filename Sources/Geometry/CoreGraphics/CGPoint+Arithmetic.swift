import Foundation

extension CGPoint {
    @inlinable package static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    @inlinable package static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }

    @inlinable package func distance(to other: CGPoint) -> CGFloat { CGVector(from: self, to: other).length }

    /// The point a fraction of the way to another.
    @inlinable package func interpolated(towards other: CGPoint, amount: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
    }
}
