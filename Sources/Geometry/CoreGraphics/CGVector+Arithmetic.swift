import Foundation

extension CGVector {
    @inlinable
    package init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

    @inlinable package static func + (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    @inlinable package static func - (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    @inlinable package static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    @inlinable package static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }

    @inlinable package func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    /// Positive where the other vector points to the right-hand side on screen (y downwards).
    @inlinable package func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

    @inlinable package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The vector of length 1 in the same direction; the zero vector stays.
    @inlinable package var normalized: CGVector {
        let length = length
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : self
    }

    /// The vector turned by a quarter, clockwise on screen.
    @inlinable package var perpendicular: CGVector { CGVector(dx: -dy, dy: dx) }

    /// Radians from the x axis towards the y axis.
    package var angle: Double { atan2(Double(dy), Double(dx)) }
}
