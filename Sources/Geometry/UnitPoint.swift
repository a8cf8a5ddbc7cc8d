import Foundation

/// A point in a rectangle, as fractions of its width and height: (0, 0) is the top-leading corner, (1, 1) the opposite.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    @inlinable public init() { self.init(x: 0, y: 0) }

    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

extension UnitPoint {
    /// The place of this point in a rectangle.
    @inlinable
    package func point(in rectangle: CGRect) -> CGPoint {
        CGPoint(x: rectangle.origin.x + x * rectangle.size.width, y: rectangle.origin.y + y * rectangle.size.height)
    }

    /// The place of this point in a size whose top-leading corner is the origin.
    @inlinable
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    /// The top-leading corner of a size of which this point lies at a position; infinite sizes begin there.
    @inlinable
    package func origin(of size: CGSize, at position: CGPoint) -> CGPoint {
        CGPoint(
            x: size.width.isFinite ? position.x - x * size.width : position.x,
            y: size.height.isFinite ? position.y - y * size.height : position.y)
    }
}

extension UnitPoint: Animatable {
    /// The fractions, scaled to the unit in which springs settle.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * animatableUnit, y * animatableUnit) }
        set {
            x = newValue.first / animatableUnit
            y = newValue.second / animatableUnit
        }
    }
}
