import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct BackSwipeTests {
    final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    /// As the usual extension of the class is compiled.
    final class Extended: UINavigationController, _ViewDidLoadOverride, UIGestureRecognizerDelegate {
        func _viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
        }
    }

    private struct Pages: View {
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Text("Page").navigationBarBackButtonHidden()
                }
            }
        }
    }

    private func swipe(_ harness: ViewHarness) {
        harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        harness.advance(by: 1)
    }

    private func navigation() -> UINavigationController {
        let navigation = UINavigationController()
        let second = UIViewController()
        second.navigationItem.hidesBackButton = true
        navigation.viewControllers = [UIViewController(), second]
        return navigation
    }

    @Test func withoutABackButtonTheSwipeNeedsAnotherDelegateOrNone() {
        let navigation = navigation()
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: navigation))
        swipe(harness)
        #expect(navigation.viewControllers.count == 2)
        let refusal = Refusal()
        navigation.interactivePopGestureRecognizer?.delegate = refusal
        swipe(harness)
        #expect(navigation.viewControllers.count == 2)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        swipe(harness)
        #expect(navigation.viewControllers.count == 2)
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        swipe(harness)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func anExtensionsViewDidLoadIsCalled() {
        let extended = Extended()
        extended.loadViewIfNeeded()
        #expect(extended.interactivePopGestureRecognizer?.delegate === extended)
    }

    @Test func stacksOfSwiftUIAskTheirController() throws {
        var made: [SwiftUIStackController] = []
        NavigationController.makeBackSwipeDelegate = { navigation in
            made.append(SwiftUIStackController(of: navigation))
            return made[made.count - 1].backSwipe
        }
        defer { NavigationController.makeBackSwipeDelegate = nil }
        let harness = ViewHarness(Pages())
        let controller = try #require(made.first)
        #expect(controller.viewControllers.count == 2)
        swipe(harness)
        #expect(harness.element("Page") != nil)
        controller.interactivePopGestureRecognizer?.delegate = nil
        swipe(harness)
        #expect(harness.element("Root") != nil && made.count == 1)
        #expect(controller.viewControllers.count == 1)
    }

    @Test func theControllerOfAStackOfSwiftUIGoesBack() throws {
        var made: SwiftUIStackController?
        NavigationController.makeBackSwipeDelegate = { navigation in
            made = SwiftUIStackController(of: navigation)
            return made?.backSwipe
        }
        defer { NavigationController.makeBackSwipeDelegate = nil }
        let harness = ViewHarness(Pages())
        #expect(try #require(made).popViewController(animated: true) != nil)
        harness.advance(by: 1)
        #expect(harness.element("Root") != nil)
    }
}
