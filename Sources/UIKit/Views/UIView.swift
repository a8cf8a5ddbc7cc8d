import Foundation
import Geometry
import RuntimeWarnings
import SwiftUICore

/// A rectangle of the interface that draws something and holds other views.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// No size of its own along an axis; -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// How the content of a view fits in where the view has another size.
    @nonexhaustive public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// What of a view's frame grows with the view that holds it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    let revision = ViewRevision()
    /// Grows with each change of what `draw(_:)` draws.
    private(set) var drawingRevision = 0
    private var needsLayout = true
    /// Something in the view needs layout.
    private var hasUnfinishedSubviews = true
    var autoLayout = AutoLayoutState()

    public init(frame: CGRect) {
        super.init()
        layer.owner = self
        self.frame = frame
    }

    override public convenience init() { self.init(frame: .zero) }

    /// Archived interfaces can't be read: the view is empty.
    public required init?(coder: NSCoder) {
        super.init()
        layer.owner = self
    }

    // MARK: Geometry

    /// The view's place in its superview, in points.
    open var frame: CGRect {
        get {
            let rectangle = CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            return rectangle.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The view's own coordinates: the size of the view, and the point that its top-left corner shows.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { sizeChanged(from: oldValue.size) }
            invalidateContent()
            superview?.invalidateContent()
        }
    }

    /// The middle of the view in its superview's coordinates.
    open var center = CGPoint.zero { didSet { if center != oldValue { superview?.invalidateContent() } } }

    /// Applied about the view's middle.
    open var transform = CGAffineTransform.identity {
        didSet { if transform != oldValue { invalidateContent() } }
    }

    open var autoresizingMask: AutoresizingMask = []
    /// Gives the subviews places when the view's size changes, as their masks say.
    open var autoresizesSubviews = true

    /// Whether the frame is what the mask says; else rules (`NSLayoutConstraint`) say it.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() } }
    }

    private func sizeChanged(from old: CGSize) {
        if !autoLayout.isTakingSolution { outermost.autoLayout.isDirty = true }
        if autoresizesSubviews {
            for subview in subviews { subview.resize(withSuperview: bounds.size, from: old) }
        }
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    // MARK: Appearance

    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { settingChanged() } } }
    /// Opacity of the view and all in it, 0…1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { invalidateContent() } } }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            invalidateContent()
            if superview is UIStackView { constraintsChanged() }
        }
    }
    open var isOpaque = true
    /// Draws nothing of its subviews outside of its bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { invalidateContent() } }
    }
    /// Outline, corners, border and shadow.
    public let layer = CALayer()
    private var ownTint: UIColor?

    /// The colour of what can be touched; nil takes the superview's, in the end the system's blue.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            if isAppearanceProxy { return applyAppearance() }
            tellTintChanged()
        }
    }

    private func tellTintChanged() {
        tintColorDidChange()
        invalidateContent()
        for subview in subviews where subview.ownTint == nil { subview.tellTintChanged() }
    }

    /// Called when the view has another tint.
    open func tintColorDidChange() {}

    /// Any number by which the view is found.
    open var tag = 0
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { invalidateContent() } }
    }
    open var accessibilityIdentifier: String? { didSet { invalidateContent() } }
    open var accessibilityLabel: String? { didSet { invalidateContent() } }

    // MARK: Gestures

    /// What follows the pointer on the view.
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// A recognizer belongs to one view at a time.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        invalidateContent()
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
        invalidateContent()
    }

    // MARK: Hierarchy

    public private(set) weak var superview: UIView?
    /// Back to front.
    public private(set) var subviews: [UIView] = []
    /// The controller whose view this is.
    weak var controller: UIViewController?

    override open var next: UIResponder? { controller ?? superview }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// - Parameter index: from the back; one that is out of range counts as the nearest.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            return RuntimeWarning.report("A view can't be added to itself.", once: "UIView.addSubview.self")
        }
        view.detach()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.willMove(toSuperview: self)
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
        markUnfinished()
        setNeedsLayout()
        outermost.autoLayout.isDirty = true
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        invalidateContent()
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        invalidateContent()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
    }

    private func detach() {
        guard let superview else { return }
        superview.letGoOfConstraints(about: self)
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
    }

    /// Whether the view is another or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let visited = current {
            if visited === view { return true }
            current = visited.superview
        }
        return false
    }

    /// The view or the first one in it that has a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    /// Gives the subviews their frames; called before the view is shown in another size.
    open func layoutSubviews() {}

    open func setNeedsLayout() {
        needsLayout = true
        superview?.markUnfinished()
        invalidateContent()
    }

    private func markUnfinished() {
        guard !hasUnfinishedSubviews else { return }
        hasUnfinishedSubviews = true
        superview?.markUnfinished()
    }

    open func layoutIfNeeded() {
        outermost.solveConstraints()
        layOut()
    }

    private func layOut() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        guard hasUnfinishedSubviews else { return }
        hasUnfinishedSubviews = false
        for subview in subviews { subview.layOut() }
    }

    /// Makes the view's rules ready; called before they are looked at for the first time, and when
    /// `setNeedsUpdateConstraints()` asked for it.
    open func updateConstraints() {}

    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that suits the content best for a room; by default the size that the view has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits the content best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size of the content; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The height of the content in less than its own width.
    func wrappedHeight(_ width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    open func invalidateIntrinsicContentSize() {
        revision.advance()
        superview?.setNeedsLayout()
        if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
    }

    /// Whether rules say what size the view's content needs.
    var hasConstrainedContent: Bool {
        !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// From the upper edge to the first baseline of the view's text, and from the last to the lower edge; nil without.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }

    // MARK: Drawing

    /// Draws in the current context (`UIColor.setFill()`, `UIBezierPath.fill()`, `UIGraphicsGetCurrentContext()`).
    /// - Parameter rect: the bounds; what is drawn outside of them is not seen.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        drawingRevision += 1
        revision.advance()
    }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Whether the view's own content holds its subviews.
    var showsSubviewsItself: Bool { false }

    /// What is shown of the view itself, below its subviews.
    func makeContent() -> AnyView { AnyView(DrawnContent(view: self, revision: drawingRevision)) }

    // MARK: Appearance of a class

    /// The view stands for all of its class (`appearance()`).
    var isAppearanceProxy = false
    /// The tint that was set on the view itself.
    var tintOfItsOwn: UIColor? { ownTint }

    /// Something was set that all views of the class may take from their `appearance()`.
    func settingChanged() { if isAppearanceProxy { applyAppearance() } else { invalidateContent() } }

    /// Has SwiftUI's controls look as was set on what stands for all of the class.
    func applyAppearance() {
        guard type(of: self) == UIView.self || type(of: self) == UIWindow.self else { return }
        let tint = ownTint?.color
        AppRuntime.changeEnvironment { environment in
            environment.tintColor = tint
            environment.tint = tint.map { AnyShapeStyle($0) }
        }
    }

    /// The view is shown anew in the next frame.
    func invalidateContent() { revision.advance() }
}
