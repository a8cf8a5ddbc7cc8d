import Foundation
import Geometry
import SwiftUICore

/// Shows a part of what may be larger than itself, and lets the user move it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// The size of what is scrolled, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { invalidateContent() } } }
    /// What is kept clear round the content.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { invalidateContent() } } }
    open var isScrollEnabled = true { didSet { invalidateContent() } }
    open var showsVerticalScrollIndicator = true { didSet { invalidateContent() } }
    open var showsHorizontalScrollIndicator = true { didSet { invalidateContent() } }
    /// Stops at multiples of the view's size.
    open var isPagingEnabled = false { didSet { invalidateContent() } }
    open weak var delegate: (any UIScrollViewDelegate)?

    private var offset = CGPoint.zero
    /// Where the app wants to scroll to, and how often it wanted something.
    private(set) var target = ScrollTarget()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The point of the content at the view's top-left corner.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset, contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        offset = contentOffset
        target = ScrollTarget(point: contentOffset, isAnimated: animated, count: target.count + 1)
        invalidateContent()
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls as little as is needed to show a part of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var point = offset
        point.x = min(max(point.x, rect.maxX - bounds.width), rect.minX)
        point.y = min(max(point.y, rect.maxY - bounds.height), rect.minY)
        setContentOffset(point, animated: animated)
    }

    // MARK: Engine

    override var showsSubviewsItself: Bool { true }

    override func makeContent() -> AnyView { AnyView(ScrolledContent(view: self, target: target)) }

    /// The user, or the end of the content, has moved it.
    func moved(to offset: CGPoint) {
        guard offset != self.offset else { return }
        self.offset = offset
        delegate?.scrollViewDidScroll(self)
    }
}

/// Where an app wants to scroll to.
struct ScrollTarget: Equatable {
    var point = CGPoint.zero
    var isAnimated = false
    var count = 0
}
