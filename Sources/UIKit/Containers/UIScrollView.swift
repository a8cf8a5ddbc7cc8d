import Foundation
import Geometry
import SwiftUICore

/// Shows a part of what may be larger than itself, and lets the user move it.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegated {
    /// What takes the keyboard away when the user scrolls.
    @nonexhaustive public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether safe areas are kept clear.
    @nonexhaustive public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The size of what is scrolled, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { invalidateContent() } } }
    /// What is kept clear round the content.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { invalidateContent() } } }
    open var isScrollEnabled = true { didSet { settingChanged() } }
    open var showsVerticalScrollIndicator = true { didSet { settingChanged() } }
    open var showsHorizontalScrollIndicator = true { didSet { settingChanged() } }
    /// Stops at multiples of the view's size.
    open var isPagingEnabled = false { didSet { settingChanged() } }
    /// Lets the content be dragged beyond its edges, as far as it is larger than the view or always bounces.
    open var bounces = true { didSet { settingChanged() } }
    open var alwaysBounceVertical = false { didSet { settingChanged() } }
    open var alwaysBounceHorizontal = false { didSet { settingChanged() } }
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { settingChanged() } }
    /// Pulls down to load again.
    open var refreshControl: UIRefreshControl? {
        didSet {
            refreshControl?.owner = self
            settingChanged()
        }
    }
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    private var offset = CGPoint.zero
    /// Where the app wants to scroll to, and how often it wanted something.
    private(set) var target = ScrollTarget()
    /// How the user scrolls just now.
    public private(set) var isTracking = false
    public private(set) var isDragging = false
    public private(set) var isDecelerating = false
    private var phase = ScrollPhase.idle
    var zoom = ZoomState()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the scroll view scrolls, for rules of layout.
    public var contentLayoutGuide: UILayoutGuide { autoLayout.guide("content", in: self, .scrolledContent) }
    /// The scroll view itself, for rules of layout about what is in it.
    public var frameLayoutGuide: UILayoutGuide { autoLayout.guide("frame", in: self) { _ in .zero } }

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
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Scrolls as little as is needed to show a part of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var point = offset
        point.x = min(max(point.x, rect.maxX - bounds.width), rect.minX)
        point.y = min(max(point.y, rect.maxY - bounds.height), rect.minY)
        setContentOffset(point, animated: animated)
    }

    // MARK: Engine

    override func applyAppearance() {
        let bounce: ScrollBounceBehavior = bounces ? .automatic : .never
        let mode = keyboardDismissMode
        let (vertical, horizontal) = (showsVerticalScrollIndicator, showsHorizontalScrollIndicator)
        let isOn = isScrollEnabled
        AppRuntime.changeEnvironment { environment in
            environment.verticalScrollBounceBehavior = bounce
            environment.horizontalScrollBounceBehavior = bounce
            environment.scrollDismissesKeyboardMode = mode == .none ? .automatic : mode.mode
            environment.verticalScrollIndicatorVisibility = vertical ? .automatic : .hidden
            environment.horizontalScrollIndicatorVisibility = horizontal ? .automatic : .hidden
            environment.isScrollEnabled = isOn
        }
    }

    override var showsSubviewsItself: Bool { true }

    override func makeContent() -> AnyView { AnyView(ScrolledContent(view: self, target: target)) }

    /// The user, or the end of the content, has moved it.
    func moved(to offset: CGPoint) {
        guard offset != self.offset else { return }
        self.offset = offset
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// The user takes the content, lets it go, or it has come to rest.
    func entered(_ new: ScrollPhase) {
        let old = phase
        phase = new
        isTracking = new == .tracking || new == .interacting
        isDragging = new == .interacting
        isDecelerating = new == .decelerating
        if new == .interacting, old != .interacting { scrollDelegate?.scrollViewWillBeginDragging(self) }
        if old == .interacting, new != .interacting {
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
        }
        if new == .decelerating, old != .decelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        if old == .decelerating, new == .idle { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating, new == .idle { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
}

/// What has a delegate that is told of scrolling. A class of scroll views may have a delegate of another type, as a
/// table has; Swift lets no property be overridden with another type.
@MainActor @preconcurrency
public protocol _ScrollDelegated: UIScrollView {}

extension _ScrollDelegated {
    /// Is told how the view moves; not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// Where an app wants to scroll to.
struct ScrollTarget: Equatable {
    var point = CGPoint.zero
    var isAnimated = false
    var count = 0
}
