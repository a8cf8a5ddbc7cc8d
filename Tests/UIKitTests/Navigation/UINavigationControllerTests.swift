import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UINavigationControllerTests {
    final class Log: NSObject, UINavigationControllerDelegate {
        var titles: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { titles.append(viewController.title ?? "") }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIHostingController(rootView: Text("Content of \(title)"))
        controller.title = title
        return controller
    }

    @Test func controllersArePushedAndPopped() {
        let (first, second) = (controller("First"), controller("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let log = Log()
        navigation.delegate = log
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: navigation))
        #expect(harness.element("First") != nil)
        navigation.pushViewController(second, animated: false)
        harness.advance(by: 1)
        #expect(harness.element("Content of Second") != nil)
        #expect(second.navigationController === navigation)
        #expect(navigation.popViewController(animated: false) === second)
        harness.advance(by: 1)
        #expect(harness.element("Content of First") != nil)
        #expect(log.titles == ["Second", "First"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(second.navigationController == nil)
    }

    @Test func theWayBackOfTheUserTakesControllersAway() {
        let navigation = UINavigationController(rootViewController: controller("First"))
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: navigation))
        navigation.pushViewController(controller("Second"), animated: false)
        harness.advance(by: 1)
        harness.tap("First")
        harness.advance(by: 1)
        #expect(navigation.viewControllers.map(\.title) == ["First"])
    }

    @Test func buttonsOfTheBarDoTheirActions() {
        let first = controller("First")
        var count = 0
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", primaryAction: UIAction { _ in count += 1 })
        let harness = ViewHarness(
            UIAlertControllerTests.Shown(controller: UINavigationController(rootViewController: first)))
        harness.tap("More")
        #expect(count == 1)
        first.navigationItem.title = "Renamed"
        harness.settle()
        #expect(harness.element("Renamed") != nil)
    }
}
