import Combine
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TextFieldSelectionTests {
    /// Selections are written and read as the selected words, and `|` for a caret.
    private final class Notes: ObservableObject {
        @Published var text = "one 둘 three"
        @Published var selection: TextSelection?

        var selected: String? {
            guard case .selection(let range) = selection?.indices else { return nil }
            return range.isEmpty ? "\(text[..<range.lowerBound])|" : String(text[range])
        }
    }

    private struct Field: View {
        @ObservedObject var notes: Notes
        var axis: Axis?
        var body: some View { TextField("Notes", text: $notes.text, selection: $notes.selection, axis: axis) }
    }

    private let notes = Notes()

    private func field(_ axis: Axis? = nil) -> ViewHarness {
        let harness = ViewHarness(Field(notes: notes, axis: axis))
        harness.tap("Notes")
        return harness
    }

    @Test(arguments: [nil, Axis.vertical])
    func theBindingFollowsCaretAndSelection(axis: Axis?) {
        let harness = field(axis)
        harness.press("\u{F72B}", modifiers: [])
        #expect(notes.selected == "one 둘 three|")
        harness.press("\u{F702}", modifiers: [.shift, .control])
        #expect(notes.selected == "three" && notes.selection?.isInsertion == false)
        harness.type("x")
        #expect(notes.selected == "one 둘 x|" && notes.selection?.isInsertion == true)
    }

    @Test func theFieldSelectsWhatTheBindingSays() {
        let harness = field()
        notes.selection = TextSelection(range: notes.text.range(of: "둘")!)
        harness.settle()
        harness.type("2")
        #expect(notes.text == "one 2 three")
        notes.selection = TextSelection(insertionPoint: notes.text.startIndex)
        harness.settle()
        harness.type("> ")
        #expect(notes.text == "> one 2 three")
        notes.text = "other"
        notes.selection = TextSelection(range: notes.text.startIndex..<notes.text.endIndex)
        harness.settle()
        harness.press("\u{8}")
        #expect(notes.text.isEmpty)
    }

    @Test func placesOfALongerTextAreTheEnd() {
        let harness = field()
        let long = String(repeating: "long ", count: 20)
        notes.selection = TextSelection(insertionPoint: long.endIndex)
        harness.settle()
        harness.type("!")
        #expect(notes.text == "one 둘 three!")
    }

    @Test func editorsSelectToo() {
        let notes = notes
        struct Editor: View {
            @ObservedObject var notes: Notes
            var body: some View {
                TextEditor(text: $notes.text, selection: $notes.selection).accessibilityIdentifier("editor")
            }
        }
        let harness = ViewHarness(Editor(notes: notes))
        harness.tap("editor")
        harness.press("a", modifiers: .control)
        #expect(notes.selected == notes.text)
    }
}
