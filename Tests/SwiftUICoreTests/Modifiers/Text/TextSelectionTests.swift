import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Apple, View.textSelection(_:): on an iPhone a long press selects all of a text.
@MainActor
struct TextSelectionTests {
    private func press(_ harness: ViewHarness) {
        let point = CGPoint(x: 195, y: 422)
        _ = harness.send(.pointer(PointerEvent(phase: .down, location: point, time: harness.now)))
        harness.advance(by: 0.6)
        _ = harness.send(.pointer(PointerEvent(phase: .up, location: point, time: harness.now)))
    }

    private func key(_ key: Character, _ modifiers: KeyModifiers = [], in harness: ViewHarness) {
        _ = harness.send(.key(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: harness.now)))
    }

    @Test func aLongPressSelectsAndTheKeyboardCopies() {
        let harness = ViewHarness(Text("**Bold** words").font(.largeTitle).textSelection(.enabled))
        let before = harness.displayList.commands.count
        press(harness)
        #expect(harness.displayList.commands.count == before + 1)
        var copied: String?
        key("c", .control, in: harness)
        harness.viewGraph.services.clipboard.string { copied = $0 }
        #expect(copied == "Bold words")
        key("\u{1B}", in: harness)
        #expect(harness.displayList.commands.count == before)
    }

    @Test func textsCantBeSelectedUnlessTheyAreToBe() {
        for view in [
            AnyView(Text("a")), AnyView(VStack { Text("a").textSelection(.disabled) }.textSelection(.enabled)),
        ] {
            let harness = ViewHarness(view.font(.largeTitle))
            press(harness)
            #expect(harness.viewGraph.focus == nil)
        }
    }
}
