import Foundation
import Observation
import RuntimeWarnings
import SwiftUICore

/// Shows one controller of a stack at a time, below a bar with its title and the way back.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    let stack = ControllerStack()
    open weak var delegate: (any UINavigationControllerDelegate)?
    let backSwipe = BackSwipe()

    /// The bar above the controllers.
    open var navigationBar: UINavigationBar { ownBar }
    private lazy var ownBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.changed = { [weak self] in self?.stack.barChanges += 1 }
        return bar
    }()

    /// Recognises the swipe from the edge that leads back. Its delegate lets it begin where the back button is there;
    /// another one, or none, also where the button or the bar is hidden. It never begins on the root.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }

    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    /// The stack, the root first.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for gone in stack.controllers where !viewControllers.contains(gone) { gone.removeFromParent() }
        for new in viewControllers where new.parent !== self { take(new) }
        show(viewControllers, animated: animated)
    }

    private func take(_ controller: UIViewController) {
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func show(_ controllers: [UIViewController], animated: Bool) {
        let top = controllers.last
        let isNew = top !== topViewController
        if isNew, let top { delegate?.navigationController(self, willShow: top, animated: animated) }
        withAnimation(animated ? .default : nil) { stack.controllers = controllers }
        if isNew, let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    /// What is seen: what the top one presents, or the top one itself.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.controllers.contains(viewController) else {
            return RuntimeWarning.report(
                "A controller can't be pushed twice onto the same stack.", once: "UINavigationController.push")
        }
        setViewControllers(stack.controllers + [viewController], animated: animated)
    }

    /// - Returns: what was taken from the stack; nil where only the root is there.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        let controllers = viewControllers
        guard controllers.count > 1, let top = controllers.last else { return nil }
        setViewControllers(controllers.dropLast(), animated: animated)
        return top
    }

    /// - Returns: what was taken from the stack; nil where the controller is not in it.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let controllers = viewControllers
        guard let index = controllers.firstIndex(of: viewController) else { return nil }
        let popped = Array(controllers[(index + 1)...])
        setViewControllers(Array(controllers[...index]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        withAnimation(animated ? .default : nil) { stack.isBarHidden = hidden }
    }

    override open func viewDidLoad() {
        guard let extended = self as? any _ViewDidLoadOverride else { return super.viewDidLoad() }
        extended._viewDidLoad()
    }

    override open func loadView() {
        view = UIHostingView(content: { [unowned self] in AnyView(ControllerStackView(controller: self)) })
    }

    override func makeContent() -> AnyView {
        AnyView(ControllerStackView(controller: self).modifier(PresentedControllers(controller: self)))
    }
}

extension UIViewController {
    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
}

/// The controllers of a navigation controller.
@MainActor
@Observable
final class ControllerStack {
    var controllers: [UIViewController] = []
    var isBarHidden = false
    /// Grows with each change of what the bar looks like.
    var barChanges = 0
}
