import Foundation

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text; the lower edge of a view without any.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the lower edge of a view without any.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Rules

    /// The rules that the view looks after: those about itself and what is in it.
    public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    func hold(_ constraint: NSLayoutConstraint) {
        autoLayout.constraints.append(constraint)
        constraint.holder = self
        constraintsChanged()
    }

    func letGo(of constraint: NSLayoutConstraint) {
        autoLayout.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintsChanged()
    }

    /// Takes away the rules about a view, which leaves, and what is outside of it.
    func letGoOfConstraints(about leaving: UIView) {
        var current: UIView? = self
        while let view = current {
            for constraint in view.constraints where constraint.concerns(leaving) { view.letGo(of: constraint) }
            current = view.superview
        }
    }

    /// The nearest view that holds this one and another; nil where they are in different hierarchies.
    func nearestAncestor(with other: UIView) -> UIView? {
        sequence(first: self) { $0.superview }.first { other.isDescendant(of: $0) }
    }

    /// The outermost view of the hierarchy.
    var outermost: UIView { sequence(first: self) { $0.superview }.reduce(self) { $1 } }

    // MARK: Guides

    /// The view within its margins.
    public var layoutMarginsGuide: UILayoutGuide { autoLayout.guide("margins", in: self) { $0.layoutMargins } }
    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { autoLayout.guide("safe area", in: self) { $0.safeAreaInsets } }
    /// The part of the view in which text is read easily: the margins, on a phone.
    public var readableContentGuide: UILayoutGuide { autoLayout.guide("readable", in: self) { $0.layoutMargins } }
    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        autoLayout.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        autoLayout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsChanged()
    }

    /// Between the view's edges and its margins, in points; 8 at first.
    public var layoutMargins: UIEdgeInsets {
        get { autoLayout.margins }
        set {
            autoLayout.margins = newValue
            constraintsChanged()
        }
    }

    /// Between the view's edges and its margins, in points; 8 at first.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins) }
        set { layoutMargins = UIEdgeInsets(newValue) }
    }

    // MARK: Sizes

    /// The size that makes as much room as the content needs and no more.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that the content allows.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the rules allow that is nearest to another.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the rules allow that is nearest to another.
    /// - Parameters:
    ///   - horizontalFittingPriority: how much the width counts.
    ///   - verticalFittingPriority: how much the height counts.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ConstraintPass.size(
            of: self, near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}

extension UIView: ConstrainedItem {
    var constrainedView: UIView? { self }
}

extension NSLayoutConstraint {
    fileprivate func concerns(_ view: UIView) -> Bool {
        guard let edges else { return true }
        return [edges.first.item, edges.second.item].contains { $0?.constrainedView?.isDescendant(of: view) ?? false }
    }
}
