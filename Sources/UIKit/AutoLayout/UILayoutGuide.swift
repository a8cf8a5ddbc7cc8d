import Foundation

/// A rectangle in a view that rules of layout may be about, but that shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, ConstrainedItem {
    /// Where a guide lies.
    enum Place {
        /// Where its own rules put it.
        case free
        /// In its view, with distances from the edges.
        case inset((UIView) -> UIEdgeInsets)
        /// What a scroll view scrolls.
        case scrolledContent
    }

    let place: Place
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// In the view's coordinates; known once the view was laid out.
    public internal(set) var layoutFrame = CGRect.zero

    @MainActor @preconcurrency override public convenience init() { self.init(.free) }

    init(_ place: Place, in view: UIView? = nil) {
        self.place = place
        owningView = view
        super.init()
    }

    var constrainedView: UIView? { owningView }

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
}
