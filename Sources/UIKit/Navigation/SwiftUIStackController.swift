import Foundation
import RuntimeWarnings
import SwiftUICore

/// The navigation controller of a SwiftUI stack, made where the app's extension of the class wants to know of it.
@MainActor
final class SwiftUIStackController: UINavigationController {
    private weak var navigation: NavigationController?

    /// Makes a controller for each stack from now on.
    static func takeStacks() {
        guard UINavigationController.self is any _ViewDidLoadOverride.Type else { return }
        NavigationController.makeBackSwipeDelegate = { SwiftUIStackController(of: $0).kept }
    }

    init(of navigation: NavigationController) {
        self.navigation = navigation
        super.init()
        backSwipe.willAsk = { [unowned self] in showPages() }
        loadViewIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    /// Stands for the app's bars: SwiftUI's stacks have none of their own.
    override var navigationBar: UINavigationBar { .appearance() }

    /// The swipe, which keeps the controller.
    private var kept: any BackSwipeDelegate { KeptBackSwipe(controller: self) }

    /// A controller for each page.
    private func showPages() {
        let count = navigation?.stack?.pages.count ?? 0
        let kept = stack.controllers.prefix(count)
        stack.controllers = kept + (kept.count..<count).map { _ in UIViewController() }
    }

    override var viewControllers: [UIViewController] {
        get {
            showPages()
            return stack.controllers
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Goes back to a page. What a SwiftUI stack shows beside is up to its path.
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let pages = navigation?.stack?.pages ?? []
        guard !viewControllers.isEmpty, self.viewControllers.starts(with: viewControllers) else {
            return RuntimeWarning.report(
                "A controller can't be pushed onto a NavigationStack of SwiftUI: its path says what it shows.",
                once: "UINavigationController.SwiftUI")
        }
        guard viewControllers.count < pages.count else { return }
        navigation?.stack?.pop(pages[viewControllers.count])
        showPages()
    }
}

private final class KeptBackSwipe: BackSwipeDelegate {
    let controller: SwiftUIStackController

    init(controller: SwiftUIStackController) { self.controller = controller }

    func backSwipeShouldBegin(depth: Int, isOffered: Bool) -> Bool {
        controller.backSwipe.backSwipeShouldBegin(depth: depth, isOffered: isOffered)
    }
}
