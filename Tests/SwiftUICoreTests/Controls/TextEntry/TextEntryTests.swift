import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TextEntryTests {
    private func field(_ box: ValueBox<String>) -> ViewHarness {
        let harness = ViewHarness(WithState(box) { TextField("Name", text: $0) })
        harness.tap("Name")
        return harness
    }

    @Test func whatIsTypedIsInTheBinding() {
        let box = ValueBox("")
        let harness = field(box)
        #expect(harness.element("Name")?.properties.traits == .focused)
        harness.type("Hi 한글")
        #expect(box.value == "Hi 한글")
        #expect(harness.element("Name")?.properties.value == "Hi 한글")
        harness.press("\u{8}")
        #expect(box.value == "Hi 한")
    }

    @Test func keysSelectCutAndPaste() {
        let box = ValueBox("one two")
        let harness = field(box)
        harness.press("\u{F72B}", modifiers: [])
        harness.press("\u{F702}", modifiers: [.shift, .control])
        harness.press("x", modifiers: .control)
        #expect(box.value == "one ")
        harness.press("\u{F729}", modifiers: [])
        harness.press("v", modifiers: .command)
        #expect(box.value == "twoone ")
        harness.press("z", modifiers: .control)
        #expect(box.value == "one ")
        harness.press("z", modifiers: [.control, .shift])
        #expect(box.value == "twoone ")
        harness.press("a", modifiers: .control)
        harness.type("x")
        #expect(box.value == "x")
    }

    @Test func returnSubmitsAndTheKeyboardGoes() {
        let tally = Tally()
        let harness = ViewHarness(
            WithState(ValueBox("")) { text in
                TextField(
                    "Name", text: text, onEditingChanged: { tally.events.append("editing \($0)") },
                    onCommit: { tally.events.append("commit") }
                )
                .onSubmit { tally.events.append("submit") }
            })
        harness.tap("Name")
        harness.press("\r", modifiers: [])
        #expect(tally.events == ["editing true", "commit", "submit", "editing false"])
        #expect(harness.viewGraph.focus == nil)
    }

    @Test func aBindingThatChangesWhatIsTypedHasTheLastWord() {
        let box = ValueBox("")
        let harness = ViewHarness(
            WithState(box) { text in
                TextField(
                    "Code",
                    text: Binding(
                        get: { text.wrappedValue }, set: { text.wrappedValue = String($0.uppercased().prefix(3)) })
                )
            })
        harness.tap("Code")
        harness.type("abcd")
        #expect(box.value == "ABC")
        #expect(harness.element("Code")?.properties.value == "ABC")
    }

    @Test func aNumberIsReadAsItIsTypedAndPutInFormAtTheEnd() {
        let box = ValueBox(1.5)
        let harness = ViewHarness(
            WithState(box) { TextField("Amount", value: $0, format: .number.locale(Locale(identifier: "en_US"))) })
        harness.tap("Amount")
        harness.press("a", modifiers: .control)
        harness.type("1234.50")
        #expect(box.value == 1234.5)
        #expect(harness.element("Amount")?.properties.value == "1234.50")
        harness.press("\r", modifiers: [])
        #expect(harness.element("Amount")?.properties.value == "1,234.5")
    }

    @Test func aFormatterReadsAtTheEndAndRefusesWhatItCannotRead() {
        let box = ValueBox(7)
        let harness = ViewHarness(WithState(box) { TextField("Age", value: $0, formatter: NumberFormatter()) })
        harness.tap("Age")
        harness.type("1")
        #expect(box.value == 7)
        harness.press("\r", modifiers: [])
        #expect(box.value == 71)
        harness.tap("Age")
        harness.type("x")
        harness.press("\r", modifiers: [])
        #expect(box.value == 71)
        #expect(harness.element("Age")?.properties.value == "71")
    }

    @Test func aSecretIsNeverShownOrCopied() {
        let box = ValueBox("")
        let harness = ViewHarness(WithState(box) { SecureField("Password", text: $0) })
        harness.tap("Password")
        harness.type("open")
        #expect(box.value == "open")
        #expect(harness.element("Password")?.properties.role == .secureField)
        #expect(harness.element("Password")?.properties.value == "••••")
        #expect(!harness.displayList.text.contains("open"))
        harness.press("a", modifiers: .control)
        harness.press("x", modifiers: .control)
        #expect(box.value == "open")
    }

    @Test func anEditorTakesLinesAndMovesBetweenThem() {
        let box = ValueBox("")
        let harness = ViewHarness(WithState(box) { TextEditor(text: $0).accessibilityIdentifier("notes") })
        harness.tap("notes")
        harness.type("ab")
        harness.press("\r", modifiers: [])
        harness.type("cd")
        harness.press("\u{F700}", modifiers: [])
        harness.type("X")
        #expect(box.value == "abX\ncd")
    }

    /// UITextView's insets: 8 points above and 5 at the side.
    @Test func theCaretStandsBehindWhatIsTyped() throws {
        let harness = field(ValueBox("abc"))
        let first = try #require(harness.textEntry).caret
        harness.type("d")
        let second = try #require(harness.textEntry).caret
        #expect(second.minX > first.minX && second.minY == first.minY)
        #expect(second.width == 2)
    }

    @Test func theCaretBlinksWithoutEvaluatingAnything() {
        let harness = field(ValueBox("abc"))
        let lit = harness.displayList
        let (bodies, layouts) = (harness.viewGraph.bodyCount, harness.viewGraph.measureCount)
        harness.advance(by: 0.6)
        #expect(harness.displayList != lit)
        #expect(harness.damage.allSatisfy { $0.width <= 5 })
        harness.advance(by: 0.5)
        #expect(harness.displayList == lit)
        #expect(harness.viewGraph.bodyCount == bodies && harness.viewGraph.measureCount == layouts)
        harness.viewGraph.focus = nil
        harness.settle()
        let frames = harness.frameCount
        harness.advance(by: 2)
        #expect(harness.frameCount == frames)
    }

    @Test func aTapInALongTextPutsTheCaretWhereItIs() {
        let box = ValueBox(String(repeating: "line\n", count: 500))
        let harness = ViewHarness(WithState(box) { TextEditor(text: $0).accessibilityIdentifier("notes") })
        harness.tap(at: CGPoint(x: 200, y: 75))
        harness.type("!")
        #expect(box.value.prefix(60).contains("!"))
    }

    /// UITextField: a text that has no room ends in an ellipsis until it is edited.
    @Test func aLongTextEndsInAnEllipsisUntilTheKeyboardComes() {
        let text = String(repeating: "long ", count: 40)
        let harness = ViewHarness(WithState(ValueBox(text)) { TextField("Name", text: $0) })
        #expect(harness.displayList.text.contains("\u{2026}"))
        harness.tap("Name")
        #expect(!harness.displayList.text.contains("\u{2026}"))
    }

    @Test func aCompositionIsShownAndThenTyped() {
        let box = ValueBox("a")
        let harness = field(box)
        // The app learns of each step, as on iOS, where the Korean keyboard writes into the text.
        for part in ["ㅎ", "하", "한"] {
            harness.send(.composition(part, caret: 1))
            #expect(box.value == "a" + part)
        }
        #expect(harness.element("Name")?.properties.value == "a한")
        harness.send(.composition("", caret: 0))
        harness.send(.text("한"))
        #expect(box.value == "a한")
        harness.press("z", modifiers: .control)
        #expect(box.value == "a")
    }

    @Test func aCompositionThatIsGivenUpLeavesTheText() {
        let box = ValueBox("a")
        let harness = field(box)
        harness.send(.composition("한", caret: 1))
        harness.send(.composition("", caret: 0))
        harness.settle()
        #expect(box.value == "a")
        #expect(harness.element("Name")?.properties.value == "a")
    }

    /// An app that allows three letters goes on having three.
    @Test func anAppHasTheLastWordOnACompositionToo() {
        let box = ValueBox("abc")
        let harness = ViewHarness(
            WithState(box) { value in
                TextField(
                    "Name",
                    text: Binding(get: { value.wrappedValue }, set: { value.wrappedValue = String($0.prefix(3)) }))
            })
        harness.tap("Name")
        harness.send(.composition("한", caret: 1))
        harness.settle()
        #expect(box.value == "abc")
        #expect(harness.element("Name")?.properties.value == "abc")
    }

    @Test func whatIsComposedStaysWhenTheKeyboardGoes() {
        let box = ValueBox("")
        let harness = field(box)
        harness.send(.composition("한", caret: 1))
        harness.viewGraph.focus = nil
        harness.settle()
        #expect(box.value == "한")
    }

    @Test func aMouseSelectsByDragAndDoubleClick() {
        let box = ValueBox("one two three")
        let harness = field(box)
        harness.advance(by: 1)
        let frame = harness.frame(of: "Name")!
        let place = CGPoint(x: frame.minX + 40, y: frame.midY)
        harness.tap(at: place)
        harness.tap(at: place)
        harness.type("X")
        #expect(box.value == "one X three")
        harness.advance(by: 1)
        harness.drag(from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX - 1, y: frame.midY))
        harness.press("\u{8}", modifiers: [])
        #expect(box.value.isEmpty)
    }

    @Test func aMegabyteCanBePastedInAField() {
        let box = ValueBox("")
        let harness = field(box)
        harness.viewGraph.services.clipboard.setString(String(repeating: "lorem ipsum\n", count: 90_000))
        harness.press("v", modifiers: .control)
        #expect(box.value.utf8.count == 1_080_000)
        #expect(!box.value.contains("\n"))
        harness.type("x")
        harness.press("\u{F729}", modifiers: [])
        harness.type("y")
        #expect(box.value.hasPrefix("ylorem") && box.value.hasSuffix("x"))
    }

    @Test func aMegabyteCanBeEdited() {
        let box = ValueBox(String(repeating: "lorem ipsum\n", count: 90_000))
        let harness = ViewHarness(WithState(box) { TextEditor(text: $0).accessibilityIdentifier("notes") })
        harness.tap("notes")
        harness.press("\u{F72B}", modifiers: .control)
        harness.type("x")
        #expect(box.value.hasSuffix("\nx"))
    }

    @Test func capitalsAreMadeWhereTheyAreAskedFor() {
        let box = ValueBox("")
        let harness = ViewHarness(
            WithState(box) { TextField("Name", text: $0).textInputAutocapitalization(.words) })
        harness.tap("Name")
        harness.type("kim min su")
        #expect(box.value == "Kim Min Su")
    }

    @Test func aValueIsSetThroughAccessibility() {
        let box = ValueBox("old")
        let harness = field(box)
        #expect(harness.perform(.setValue("new"), on: "Name"))
        #expect(box.value == "new")
    }

    @Test func aDisabledFieldTakesNothing() {
        let box = ValueBox("")
        let harness = ViewHarness(WithState(box) { TextField("Name", text: $0).disabled(true) })
        harness.tap("Name")
        #expect(harness.viewGraph.focus == nil)
        #expect(harness.element("Name")?.properties.traits == .disabled)
    }

    /// 34 points high with 7 at the sides, 22 without a frame (UITextField with the body font on iOS 18).
    @Test func framesAreAsHighAsOniOS() {
        let harness = ViewHarness(
            VStack {
                TextField("A", text: .constant("")).probe("plain")
                TextField("B", text: .constant("")).textFieldStyle(.roundedBorder).probe("rounded")
                SecureField("C", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()).probe("secure")
            })
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["plain"]?.height == 22)
        #expect(frames["rounded"]?.height == 34)
        #expect(frames["secure"]?.height == 34)
    }

    private struct Wide: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
    }

    @Test func anAppsOwnStyleStandsAroundTheField() {
        let box = ValueBox("")
        let harness = ViewHarness(WithState(box) { TextField("Name", text: $0).textFieldStyle(Wide()).probe("f") })
        harness.tap("Name")
        harness.type("x")
        #expect(box.value == "x")
        #expect(harness.viewGraph.root.probedFrames["f"]?.height == 42)
    }

    @Test func aFieldThatGrowsStopsAtItsLineLimit() {
        let box = ValueBox("one")
        let harness = ViewHarness(
            WithState(box) { TextField("Name", text: $0, axis: .vertical).lineLimit(1...3).probe("f") })
        func height() -> CGFloat { harness.viewGraph.root.probedFrames["f"]?.height ?? 0 }
        let one = height()
        harness.tap("Name")
        harness.press("\r", modifiers: [])
        let two = height()
        for _ in 0..<4 { harness.press("\r", modifiers: []) }
        #expect(two > one)
        #expect(abs(height() - one - 2 * (two - one)) < 1)
        #expect(box.value == "one\n\n\n\n\n")
    }
}

extension ViewHarness {
    /// Types letter by letter, as an input method commits them.
    func type(_ string: String) {
        for character in string { send(.text(String(character))) }
    }
}
