import Foundation

/// What a view knows of rules of layout.
@MainActor
struct AutoLayoutState {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var priorities = LayoutPriorities()
    /// The outermost view knows whether something changed that rules are about.
    var isDirty = true
    var needsUpdate = true
    /// The size comes from the rules just now.
    var isTakingSolution = false
    private var ownGuides: [String: UILayoutGuide] = [:]

    /// One of the guides that every view has; made the first time that it is asked for.
    mutating func guide(_ name: String, in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide
    {
        guide(name, in: view, .inset(insets))
    }

    mutating func guide(_ name: String, in view: UIView, _ place: UILayoutGuide.Place) -> UILayoutGuide {
        if let known = ownGuides[name] { return known }
        let guide = UILayoutGuide(place, in: view)
        ownGuides[name] = guide
        return guide
    }

    /// All guides whose places are to be told.
    var allGuides: [UILayoutGuide] { guides + ownGuides.values }
}

extension UIView {
    /// Something changed that rules are about: they are looked at again before the next frame.
    func constraintsChanged() {
        let root = outermost
        root.autoLayout.isDirty = true
        root.setNeedsLayout()
    }

    /// Gives the views of the hierarchy, of which this is the outermost, the frames that the rules say.
    func solveConstraints() {
        // Views that grow with a superview's new size may have views in them that rules place.
        for _ in 0..<3 where autoLayout.isDirty {
            autoLayout.isDirty = false
            ConstraintPass.layOut(self)
        }
    }

    // MARK: Updating

    /// Makes the view's rules ready; called before they are looked at for the first time, and when that was asked for.
    public func setNeedsUpdateConstraints() {
        autoLayout.needsUpdate = true
        constraintsChanged()
    }

    public func updateConstraintsIfNeeded() {
        if autoLayout.needsUpdate {
            autoLayout.needsUpdate = false
            controller?.updateViewConstraints()
            updateConstraints()
        }
        for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
}
