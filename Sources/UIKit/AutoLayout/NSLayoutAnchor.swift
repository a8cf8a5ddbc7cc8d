import Foundation

/// A line or a length of a view, for rules about it.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let edge: NSLayoutConstraint.Edge

    init(_ item: any ConstrainedItem, _ attribute: NSLayoutConstraint.Attribute) {
        edge = NSLayoutConstraint.Edge(item: item, attribute: attribute)
        super.init()
    }

    /// - Parameter c: points further right or down.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .equal, anchor.edge, 1, c)
    }

    /// - Parameter c: points further right or down.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .greaterThanOrEqual, anchor.edge, 1, c)
    }

    /// - Parameter c: points further right or down.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .lessThanOrEqual, anchor.edge, 1, c)
    }

    /// The gap between neighbours that the system likes, in points.
    static var systemSpacing: CGFloat { 8 }
}

/// A line from top to bottom.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
    }
}

/// A line from left to right.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: Self.systemSpacing * multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: Self.systemSpacing * multiplier)
    }
}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private static let nothing = NSLayoutConstraint.Edge(item: nil, attribute: .notAnAttribute)

    /// - Parameter c: points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .equal, Self.nothing, 0, c)
    }

    /// - Parameter c: points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .greaterThanOrEqual, Self.nothing, 0, c)
    }

    /// - Parameter c: points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .lessThanOrEqual, Self.nothing, 0, c)
    }

    /// - Parameter c: points more than the multiple.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .equal, anchor.edge, m, c)
    }

    /// - Parameter c: points more than the multiple.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .greaterThanOrEqual, anchor.edge, m, c)
    }

    /// - Parameter c: points more than the multiple.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(edge, .lessThanOrEqual, anchor.edge, m, c)
    }
}
