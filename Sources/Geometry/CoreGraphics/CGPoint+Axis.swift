import Foundation

extension CGPoint {
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point whose coordinate along `axis` is `main`, the other `cross`.
    @inlinable
    package init(_ main: CGFloat, along axis: Axis, cross: CGFloat) {
        self = axis == .horizontal ? Self(x: main, y: cross) : Self(x: cross, y: main)
    }
}
