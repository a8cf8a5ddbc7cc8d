import Foundation

/// Points between two places.
func distance(_ left: CGPoint, _ right: CGPoint) -> CGFloat {
    ((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)).squareRoot()
}
