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

    /// A bar as iOS has it: along the lower edge, with the home indicator below it.
    @Test func theBarTakesNoRoomFromAnEditorAboveIt() throws {
        let box = box
        let editor = WithState(box) { TextEditor(text: $0).accessibilityIdentifier("editor").frame(height: 60) }
        let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        let plain = try #require(ViewHarness(editor, safeArea: insets).frame(of: "editor"))
        let harness = ViewHarness(editor.findNavigator(isPresented: .constant(true)), safeArea: insets)
        harness.advance(by: 1)
        #expect(harness.frame(of: "editor") == plain)
        let done = try #require(harness.frame(of: "Done"))
        #expect(done.maxY < 844 - 34 && done.maxY > 844 - 34 - 30)
        for name in ["Previous", "Next"] {
            let button = try #require(harness.element(name)?.properties)
            #expect(button.role == .button && button.frame.width >= 28 && button.frame.height >= 36)
        }
    }

    @Test func anEditorThatFillsTheWindowEndsAboveTheBar() throws {
        let harness = editor { AnyView($0.findNavigator(isPresented: .constant(true))) }
        harness.advance(by: 1)
        let (editor, done) = try #require(zip(harness.frame(of: "editor"), harness.frame(of: "Done")))
        #expect(editor.maxY < done.minY)
    }

    private func zip(_ first: CGRect?, _ second: CGRect?) -> (CGRect, CGRect)? {
        if let first, let second { (first, second) } else { nil }
    }
}
