import Foundation

/// The smallest rectangle around points and curves that are added one after the other.
struct PointBounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    /// Null as long as nothing was added.
    var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    mutating func add(_ segment: PathSegment) {
        add(segment.start)
        add(segment.end)
        segment.forEachExtremum { add(segment.point(at: $0)) }
    }
}
