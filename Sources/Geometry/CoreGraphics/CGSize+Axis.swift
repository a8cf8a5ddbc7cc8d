import Foundation

extension CGSize {
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size whose dimension along `axis` is `main`, the other `cross`.
    @inlinable
    package init(_ main: CGFloat, along axis: Axis, cross: CGFloat) {
        self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
    }
}
