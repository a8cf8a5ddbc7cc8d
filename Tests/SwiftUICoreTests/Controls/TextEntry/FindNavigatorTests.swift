import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct FindNavigatorTests {
    private let box = ValueBox("One two, ONE three.\nCafé one")

    private func editor(_ change: (AnyView) -> AnyView = { $0 }) -> ViewHarness {
        let box = box
        let editor = WithState(box) { TextEditor(text: $0).accessibilityIdentifier("editor") }
        let harness = ViewHarness(change(AnyView(editor)))
        harness.tap("editor")
        return harness
    }

    @Test func wordsAreFoundWhateverTheirCaseAndAccents() {
        #expect(TextMatches(of: "one", in: box.value).ranges == [0..<3, 9..<12, 26..<29])
        #expect(TextMatches(of: "cafe", in: box.value).ranges == [20..<25])
        #expect(TextMatches(of: "", in: box.value).ranges.isEmpty)
        var matches = TextMatches(of: "one", in: box.value)
        matches.step(by: -1)
        #expect(matches.shown == 26..<29)
        matches.step(by: 1)
        #expect(matches.shown == 0..<3)
        #expect(matches.ranges(in: 10..<20) == [9..<12])
    }

    @Test func theKeysShowABarThatLooksForWords() {
        let harness = editor()
        harness.press("f", modifiers: .command)
        harness.type("one")
        #expect(harness.element("1/3") != nil)
        harness.press("\r", modifiers: [])
        #expect(harness.element("2/3") != nil)
        harness.tap("Done")
        #expect(harness.element("2/3") == nil)
        harness.tap("editor")
        harness.press("f", modifiers: .control)
        harness.type("three")
        #expect(harness.element("1/1") != nil)
        #expect(box.value.hasPrefix("One two"))
    }

    @Test func whatIsFoundIsReplaced() throws {
        let harness = editor()
        harness.press("f", modifiers: [.command, .option])
        harness.type("one")
        harness.tap("Replace")
        #expect(box.value == "One two, ONE three.\nCafé one")
        harness.type("1")
        let buttons = harness.elements.filter { $0.properties.role == .button && $0.properties.label == "Replace" }
        let frame = try #require(buttons.last?.properties.frame)
        harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(box.value == "1 two, ONE three.\nCafé one")
    }

    @Test func appsShowTheBarAndKeepItAway() {
        let shown = editor { AnyView($0.findNavigator(isPresented: .constant(true))) }
        #expect(shown.element("Done") != nil)
        let kept = editor { AnyView($0.findNavigator(isPresented: .constant(true)).findDisabled()) }
        kept.press("f", modifiers: .command)
        #expect(kept.element("Done") == nil)
    }
}
