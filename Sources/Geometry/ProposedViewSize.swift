import Foundation

/// The size that a parent proposes to a view: per dimension nil for the ideal, 0 for the least, infinity for the most.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal whose dimension along `axis` is `main`, the other `cross`.
    @inlinable
    package init(_ main: CGFloat?, along axis: Axis, cross: CGFloat?) {
        self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
    }
}
