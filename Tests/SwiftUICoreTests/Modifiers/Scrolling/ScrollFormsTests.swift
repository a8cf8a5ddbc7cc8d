import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ScrollFormsTests {
    private func harness(_ content: some View) -> ViewHarness {
        ViewHarness(content, size: CGSize(width: 200, height: 200))
    }

    /// How far the content follows a finger that goes 100 points down from its beginning, before it lets go.
    private func pull(_ content: some View) -> CGFloat {
        let harness = harness(content)
        let place = { harness.viewGraph.root.probedFrames["content"]!.minY }
        let start = place()
        harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 100, y: 50), time: 0)))
        for y in stride(from: 60.0, through: 150, by: 10) {
            harness.advance(by: 0.02)
            harness.send(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: 100, y: y), time: harness.now)))
        }
        return place() - start
    }

    @Test func basedOnSizeOnlyWhatDoesNotFitCanBePulled() {
        let short = ScrollView { Color.red.frame(height: 50).probe("content") }
        let long = ScrollView { Color.red.frame(height: 500).probe("content") }
        #expect(pull(short) > 10)
        #expect(pull(short.scrollBounceBehavior(.basedOnSize)) == 0)
        #expect(pull(long.scrollBounceBehavior(.basedOnSize)) > 10)
    }

    /// The cases of `ScrollDismissesKeyboardMode`; there is no keyboard on the screen to follow the finger.
    @Test(
        arguments: [
            (ScrollDismissesKeyboardMode.immediately, false), (.interactively, false), (.never, true),
        ])
    func scrollingEndsTextEntry(mode: ScrollDismissesKeyboardMode, staysFocused: Bool) {
        let harness = harness(
            ScrollView {
                TextField("Name", text: .constant(""))
                Color.red.frame(height: 500)
            }
            .scrollDismissesKeyboard(mode))
        harness.tap("Name")
        #expect(harness.viewGraph.focus != nil)
        harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60))
        #expect((harness.viewGraph.focus != nil) == staysFocused)
    }
}
