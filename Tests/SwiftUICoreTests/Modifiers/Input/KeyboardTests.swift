import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct KeyboardTests {
    @Test func tabLeadsThroughFieldsAndControls() {
        let harness = ViewHarness(
            VStack {
                TextField("A", text: .constant(""))
                Button("B") {}
                TextField("C", text: .constant("")).disabled(true)
                Text("D").focusable()
            })
        func focused() -> String? {
            harness.elements.first { $0.properties.traits.contains(.focused) }?.properties.label
        }
        var order: [String?] = []
        for _ in 0..<4 {
            harness.press("\t", modifiers: [])
            order.append(focused())
        }
        #expect(order == ["A", "B", "D", "A"])
        harness.press("\t", modifiers: .shift)
        #expect(focused() == "D")
    }

    @Test(arguments: [KeyModifiers.command, .control])
    func aShortcutActsWithCommandAndControl(modifier: KeyModifiers) {
        let tally = Tally()
        let harness = ViewHarness(
            VStack {
                TextField("A", text: .constant(""))
                Button("Save") { tally.events.append("save") }.keyboardShortcut("s")
                Button("New") { tally.events.append("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
            })
        harness.tap("A")
        harness.press("s", modifiers: modifier)
        harness.press("n", modifiers: modifier)
        harness.press("n", modifiers: modifier.union(.shift))
        #expect(tally.events == ["save", "new"])
    }

    @Test func theDefaultAndTheCancellingActionHaveTheirKeys() {
        let tally = Tally()
        let harness = ViewHarness(
            VStack {
                Button("OK") { tally.events.append("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { tally.events.append("cancel") }.keyboardShortcut(.cancelAction)
                Button("No") { tally.events.append("no") }.keyboardShortcut(.return, modifiers: .shift).disabled(true)
            })
        harness.press("\r", modifiers: [])
        harness.press("\r", modifiers: .shift)
        harness.press("\u{1B}", modifiers: [])
        #expect(tally.events == ["ok", "cancel"])
    }

    @Test func keysGoToThoseAroundTheFieldFirst() {
        let tally = Tally()
        let box = ValueBox("")
        let harness = ViewHarness(
            WithState(box) { text in
                TextField("A", text: text)
                    .onKeyPress(.upArrow) {
                        tally.events.append("up")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        tally.events.append(press.characters)
                        return .ignored
                    }
            })
        harness.tap("A")
        harness.type("ab")
        harness.press("\u{F700}", modifiers: [])
        harness.press("5", modifiers: [])
        harness.type("c")
        #expect(tally.events == ["up", "5"])
        #expect(box.value == "abc")
    }

    private struct Typing: View {
        @State private var text = ""
        @State private var presses = 0

        var body: some View {
            TextField("Name", text: $text)
            Button("Count") { presses += 1 }.keyboardShortcut("q", modifiers: [])
            Text("presses \(presses)")
        }
    }

    /// Since iOS 15 what can be typed into a field is text there, and a shortcut elsewhere.
    @Test func aShortcutWithoutModifiersLeavesAFieldItsText() {
        let harness = ViewHarness(Typing())
        harness.press("q")
        #expect(harness.labels.contains("presses 1"))
        harness.tap("Name")
        #expect(!harness.send(.key(KeyEvent(phase: .down, key: "q", modifiers: [], time: harness.now))))
        #expect(harness.labels.contains("presses 1"))
    }
}
