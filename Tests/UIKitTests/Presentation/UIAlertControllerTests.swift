import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIAlertControllerTests {
    struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func anAlertAsksAndIsAnswered() {
        let controller = UIViewController()
        let harness = ViewHarness(Shown(controller: controller))
        var answers: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Why" }
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { answers.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("kept") })
        controller.present(alert, animated: false)
        harness.advance(by: 1)
        #expect(harness.element("Delete?") != nil)
        #expect(harness.element("It is gone then.") != nil)
        #expect(harness.element("Why") != nil)
        harness.tap("Delete")
        harness.advance(by: 1)
        #expect(answers == ["Delete"])
        #expect(harness.element("Delete?") == nil)
        #expect(controller.presentedViewController == nil)
    }

    @Test func anActionSheetIsCancelled() {
        let controller = UIViewController()
        let harness = ViewHarness(Shown(controller: controller))
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var isKept = false
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in isKept = true })
        controller.present(sheet, animated: false)
        harness.advance(by: 1)
        #expect(harness.element("Share") != nil)
        harness.tap("Keep")
        harness.advance(by: 1)
        #expect(isKept)
        #expect(harness.element("Share") == nil)
    }

    @Test func aControllerIsPresentedAsASheetAndDismissed() async {
        let (controller, other) = (UIViewController(), UIHostingController(rootView: Text("Over it")))
        let harness = ViewHarness(Shown(controller: controller))
        controller.present(other, animated: false)
        harness.advance(by: 1)
        #expect(harness.element("Over it") != nil)
        #expect(other.presentingViewController === controller)
        other.dismiss(animated: false)
        harness.advance(by: 1)
        #expect(harness.element("Over it") == nil)
        #expect(controller.presentedViewController == nil)
    }

    @Test func dismissingLeavesASheetOfSwiftUI() {
        struct Screen: View {
            let controller: UIViewController
            @State private var isShown = true
            var body: some View {
                Text(isShown ? "There" : "Gone").sheet(isPresented: $isShown) { Shown(controller: controller) }
            }
        }
        let controller = UIHostingController(rootView: Text("In it"))
        let harness = ViewHarness(Screen(controller: controller))
        harness.advance(by: 1)
        #expect(harness.element("In it") != nil)
        controller.dismiss(animated: false)
        harness.advance(by: 1)
        #expect(harness.element("In it") == nil)
        #expect(harness.element("Gone") != nil)
    }
}
