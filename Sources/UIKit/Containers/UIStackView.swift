import Foundation

/// Lays views out in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    @nonexhaustive public enum Distribution: Int, Sendable {
        /// The view that hugs least, or resists least, takes what is over, or lacking; the first of several.
        case fill
        case fillEqually
        /// By the lengths of their contents.
        case fillProportionally
        /// With equal gaps between them.
        case equalSpacing
        /// With equal distances from middle to middle.
        case equalCentering
    }

    /// Where the views lie across the stack.
    @nonexhaustive public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The views in their order; those that are hidden take no room.
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
    open var distribution = Distribution.fill { didSet { constraintsChanged() } }
    open var alignment = Alignment.fill { didSet { constraintsChanged() } }
    /// The gap between two views, in points.
    open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
    /// Keeps the views within `layoutMargins`.
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
    private var customSpacings: [UIView: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// The view's frame comes from the stack from now on.
    /// - Parameter stackIndex: one that is out of range counts as the nearest.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        constraintsChanged()
    }

    /// Takes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        constraintsChanged()
    }

    /// - Parameter spacing: the gap behind one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[arrangedSubview] = spacing
        constraintsChanged()
    }

    /// The gap behind one view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacings[arrangedSubview] ?? spacing }

    override open func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

    // MARK: Layout

    var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    var gaps: [CGFloat] { shown.dropLast().map { customSpacing(after: $0) } }

    override var hasConstrainedContent: Bool { true }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}

extension UIView {
    /// The size of the content.
    var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
