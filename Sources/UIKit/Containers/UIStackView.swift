import Foundation
import Geometry
import SwiftUICore

/// Lays views out in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    @nonexhaustive public enum Distribution: Int, Sendable {
        /// The last of the views that hug least, or resist least, takes what is over, or lacking.
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
        case fill, leading, center = 3, trailing
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The views in their order; those that are hidden take no room.
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraintAxis.horizontal { didSet { contentChanged() } }
    open var distribution = Distribution.fill { didSet { contentChanged() } }
    open var alignment = Alignment.fill { didSet { contentChanged() } }
    /// The gap between two views, in points.
    open var spacing: CGFloat = 0 { didSet { contentChanged() } }
    private var customSpacings: [UIView: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// - Parameter stackIndex: one that is out of range counts as the nearest.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        contentChanged()
    }

    /// Takes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        contentChanged()
    }

    /// - Parameter spacing: the gap behind one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[arrangedSubview] = spacing
        contentChanged()
    }

    override open func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

    private func contentChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var gaps: [CGFloat] { shown.dropLast().map { customSpacings[$0] ?? spacing } }

    override open var intrinsicContentSize: CGSize {
        let sizes = shown.map(\.contentSize)
        let length = sizes.map { $0[axis] }.reduce(0, +) + gaps.reduce(0, +)
        let breadth = sizes.map { $0[axis.other] }.max() ?? 0
        return CGSize(length, breadth, along: axis)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        let arrangement = StackArrangement(
            lengths: views.map { $0.contentSize[axis] }, gaps: gaps, available: bounds.size[axis],
            distribution: distribution,
            flexible: StackArrangement.mostFlexible(views.map { $0.contentHuggingPriority(for: axis).rawValue }))
        for (view, span) in zip(views, arrangement.spans) {
            let across = breadth(of: view)
            view.frame = CGRect(
                origin: CGPoint(span.start, across.start, along: axis),
                size: CGSize(span.length, across.length, along: axis))
        }
    }

    private func breadth(of view: UIView) -> StackArrangement.Span {
        let room = bounds.size[axis.other]
        let own = min(room, view.contentSize[axis.other])
        switch alignment {
        case .fill: return .init(start: 0, length: room)
        case .leading: return .init(start: 0, length: own)
        case .center: return .init(start: (room - own) / 2, length: own)
        case .trailing: return .init(start: room - own, length: own)
        }
    }
}

extension UIView {
    /// The size of the content, else the size that the view was given.
    fileprivate var contentSize: CGSize {
        let size = intrinsicContentSize
        return CGSize(
            width: size.width >= 0 ? size.width : bounds.width, height: size.height >= 0 ? size.height : bounds.height)
    }
}

extension NSLayoutConstraintAxis {
    fileprivate var other: NSLayoutConstraintAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    fileprivate init(_ length: CGFloat, _ breadth: CGFloat, along axis: NSLayoutConstraintAxis) {
        self =
            axis == .horizontal
            ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    fileprivate subscript(axis: NSLayoutConstraintAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    fileprivate init(_ start: CGFloat, _ across: CGFloat, along axis: NSLayoutConstraintAxis) {
        self = axis == .horizontal ? CGPoint(x: start, y: across) : CGPoint(x: across, y: start)
    }
}
