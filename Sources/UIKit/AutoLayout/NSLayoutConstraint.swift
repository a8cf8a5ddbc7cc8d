import Foundation
import RuntimeWarnings

/// A rule about places and sizes of views: `first = multiplier × second + constant`, or at most or at least that.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// An axis of a rule of layout.
    @nonexhaustive public enum Axis: Int, Sendable { case horizontal, vertical }

    @nonexhaustive public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// A line or a length of a view. Those with margins are of the view's `layoutMarginsGuide`.
    @nonexhaustive public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    private weak var first: (any ConstrainedItem)?
    private weak var second: (any ConstrainedItem)?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// Points.
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintsChanged() } } }
    /// Rules below 1000 are met as well as can be.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintsChanged() } }
    }
    open var identifier: String?
    /// Whether the rule has two views; one without a second is about a length alone.
    private let isBetweenItems: Bool
    /// The view that looks after the rule while it counts: the nearest one around both items.
    weak var holder: UIView?

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: another; nil for a rule about a length.
    ///   - c: points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            Edge(item: view1 as? any ConstrainedItem, attribute: attr1), relation,
            Edge(item: view2 as? any ConstrainedItem, attribute: attr2), multiplier, c)
    }

    /// A line or a length of an item.
    struct Edge {
        let item: (any ConstrainedItem)?
        let attribute: Attribute
    }

    init(_ first: Edge, _ relation: Relation, _ second: Edge, _ multiplier: CGFloat, _ constant: CGFloat) {
        self.first = first.item
        firstAttribute = first.attribute
        self.relation = relation
        self.second = second.item
        secondAttribute = second.item == nil ? .notAnAttribute : second.attribute
        isBetweenItems = second.item != nil
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    public var firstItem: AnyObject? { first }
    public var secondItem: AnyObject? { second }

    /// The items' edges; nil where a view is gone.
    var edges: (first: Edge, second: Edge)? {
        guard let first, !isBetweenItems || second != nil else { return nil }
        return (Edge(item: first, attribute: firstAttribute), Edge(item: second, attribute: secondAttribute))
    }

    // MARK: Counting

    /// Whether the rule counts. Its views have to be in one hierarchy then; else it doesn't, which is reported.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for rule in constraints { rule.isActive = false }
    }

    private func activate() {
        guard let view = first?.constrainedView else { return }
        let other = second?.constrainedView ?? view
        guard let common = view.nearestAncestor(with: other) else {
            return RuntimeWarning.report(
                "A constraint can't be activated before its views are in one hierarchy: \(type(of: view)), "
                    + "\(type(of: other)).", once: "NSLayoutConstraint.isActive")
        }
        common.hold(self)
    }

    private func deactivate() { holder?.letGo(of: self) }
}

/// What rules of layout are about: a view, or a guide in one.
@MainActor
protocol ConstrainedItem: AnyObject {
    var constrainedView: UIView? { get }
}
