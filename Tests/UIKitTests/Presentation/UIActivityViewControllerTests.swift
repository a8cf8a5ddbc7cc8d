import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIActivityViewControllerTests {
    private func sharing(
        _ items: [Any], excluding excluded: [UIActivity.ActivityType]? = nil
    ) -> (ViewHarness, UIActivityViewController, UIViewController) {
        let (root, sheet) = (
            UIViewController(), UIActivityViewController(activityItems: items, applicationActivities: nil)
        )
        let harness = ViewHarness(UIAlertControllerTests.Shown(controller: root))
        sheet.excludedActivityTypes = excluded
        root.present(sheet, animated: false)
        harness.advance(by: 1)
        return (harness, sheet, root)
    }

    @Test func aTextIsCopied() {
        let (harness, sheet, root) = sharing(["Hello"])
        var ends: [(UIActivity.ActivityType?, Bool)] = []
        sheet.completionWithItemsHandler = { type, isCompleted, _, _ in ends.append((type, isCompleted)) }
        harness.tap("Copy")
        harness.advance(by: 1)
        #expect(ends.map(\.0) == [.copyToPasteboard])
        #expect(ends.map(\.1) == [true])
        #expect(root.presentedViewController == nil)
    }

    @Test func excludedActivitiesAreNotOffered() {
        let url = URL(string: "https://example.com")!
        let (harness, _, _) = sharing([url], excluding: [.copyToPasteboard, .airDrop])
        #expect(harness.element("Copy") == nil && harness.element("Open") != nil)
    }

    @Test func closingIsToldAsWell() {
        let (harness, sheet, _) = sharing([URL(string: "https://example.com")!, 7])
        var ends: [Bool] = []
        sheet.completionWithItemsHandler = { _, isCompleted, _, _ in ends.append(isCompleted) }
        #expect(harness.element("https://example.com") != nil)
        harness.tap("Close")
        harness.advance(by: 1)
        #expect(ends == [false])
    }
}
