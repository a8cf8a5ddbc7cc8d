import Foundation
import Observation
import SwiftUICore

/// Shows one controller at a time, which the user pages through by swipes.
///
/// Pages slide, whatever transition is asked for: there is no page curl.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    @nonexhaustive public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    @nonexhaustive public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    @nonexhaustive public enum NavigationDirection: Int, Sendable { case forward, reverse }
    @nonexhaustive public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: Hashable, Sendable {
        let name: String
        public static let spineLocation = OptionsKey(name: "spineLocation")
        /// Points between two pages.
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    let spacing: CGFloat
    let pages = PageTurn()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacing = options?[.interPageSpacing]
        self.spacing = (spacing as? CGFloat) ?? (spacing as? Int).map { CGFloat($0) } ?? 0
        super.init()
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
        super.init(coder: coder)
    }

    /// The controller that is shown; nil before one was set.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

    /// Shows a controller; of several the first counts.
    /// - Parameter completion: called with true once the page is in its place.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers?.first
        guard animated, let new, let old = pages.current, new !== old, pages.length > 0 else {
            pages.current = new
            take(new)
            completion?(true)
            return
        }
        take(new)
        let step = direction == .forward ? 1 : -1
        pages.neighbours = [step: new]
        turn(by: step) { completion?(true) }
    }

    private func take(_ controller: UIViewController?) {
        guard let controller, controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    override open func loadView() {
        view = UIHostingView(content: { [unowned self] in AnyView(PagedControllers(controller: self)) })
    }

    // MARK: Engine

    /// - Parameter distance: points that the page has been dragged.
    func drag(by distance: CGFloat) {
        guard let current = pages.current, let dataSource else { return }
        if !pages.isDragging {
            pages.isDragging = true
            pages.neighbours[-1] = dataSource.pageViewController(self, viewControllerBefore: current)
            pages.neighbours[1] = dataSource.pageViewController(self, viewControllerAfter: current)
            let pending = distance < 0 ? pages.neighbours[1] : pages.neighbours[-1]
            if let pending { delegate?.pageViewController(self, willTransitionTo: [pending]) }
        }
        let isAtEnd = pages.neighbours[distance < 0 ? 1 : -1] == nil
        pages.offset = isAtEnd ? distance / 3 : distance
    }

    /// - Parameter velocity: points a second.
    func endDrag(velocity: CGFloat) {
        guard pages.isDragging else { return }
        pages.isDragging = false
        let place = (pages.offset + velocity * 0.15) / max(1, pages.length)
        let step = place < -0.5 ? 1 : place > 0.5 ? -1 : 0
        let (old, new) = (pages.current, pages.neighbours[step])
        if let new, step != 0 { take(new) }
        turn(by: new == nil ? 0 : step) { [self] in
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
                transitionCompleted: new != nil && step != 0)
        }
    }

    private func turn(by step: Int, completion: @escaping () -> Void) {
        withAnimation(.easeOut(duration: 0.3)) {
            pages.offset = -CGFloat(step) * (pages.length + spacing)
        } completion: { [self] in
            if let new = pages.neighbours[step] { pages.current = new }
            (pages.neighbours, pages.offset) = ([:], 0)
            completion()
        }
    }
}

/// Gives a page controller the pages beside the one that is shown.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// - Returns: nil where there is no page before.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// - Returns: nil where there is no page after.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots are shown below; 0 is none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot stands for the page that is shown.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Learns that the user turns pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: false where the user has gone back to the page that was shown.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// The page that is shown, and those that come into sight as it is turned.
@MainActor
@Observable
final class PageTurn {
    var current: UIViewController?
    /// By the step that leads there: -1 or 1.
    var neighbours: [Int: UIViewController] = [:]
    /// Points that the page is away from its place.
    var offset: CGFloat = 0
    @ObservationIgnored var isDragging = false
    /// Of a page along the way, in points; 0 before it is shown.
    @ObservationIgnored var length: CGFloat = 0
}
