import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIPageViewControllerTests {
    /// Leads round and round, as many tutorials have it.
    private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { UIHostingController(rootView: Text("Page \($0)")) as UIViewController }
        var log: [Bool] = []

        private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
            pages.firstIndex(of: controller).map { pages[($0 + step + pages.count) % pages.count] }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append(completed) }
    }

    @Test func pagesAreTurnedBySwipesAndByTheApp() {
        let (source, controller) = (
            Source(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        (controller.dataSource, controller.delegate) = (source, source)
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: controller))
        #expect(harness.labels == ["Page 0"])
        harness.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        harness.advance(by: 1)
        #expect(harness.labels == ["Page 1"])
        harness.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 170, y: 400), duration: 2)
        harness.advance(by: 1)
        #expect(harness.labels == ["Page 1"])
        for _ in 0..<2 {
            harness.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 300, y: 400))
            harness.advance(by: 1)
        }
        #expect(harness.labels == ["Page 2"])
        #expect(source.log == [true, false, true, true])
        controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
        harness.advance(by: 1)
        #expect(controller.viewControllers == [source.pages[0]] && harness.labels == ["Page 0"])
    }
}
