import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UITextViewTests {
    @Test(arguments: [true, false]) func insetsAndPaddingKeepTheTextFromTheEdges(isEditable: Bool) {
        // Sizes are those in a window.
        let window = ViewHarness(Color.clear)
        defer { withExtendedLifetime(window) {} }
        let view = UITextView()
        view.isEditable = isEditable
        view.isScrollEnabled = false
        view.text = "One"
        let line = view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16
        view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == line + 30)
        view.text = "word word"
        let width = view.sizeThatFits(.zero).width
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(.zero).width == width - 10)
    }

    @Test func anEditorStandsWhereItsTextViewSays() {
        let inset = EdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 5)
        let harness = ViewHarness(
            TextEditor(text: .constant("One")).environment(\.textEditorInsets, inset).frame(width: 200)
                .fixedSize().accessibilityLabel("Editor"))
        let plain = ViewHarness(
            TextEditor(text: .constant("One")).frame(width: 200).fixedSize().accessibilityLabel("Editor"))
        #expect(harness.frame(of: "Editor")!.height == plain.frame(of: "Editor")!.height + 24)
    }
}
