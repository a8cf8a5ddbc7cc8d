import Testing

@testable import SwiftUICore

struct EditedTextTests {
    private func text(_ string: String, at caret: Int) -> EditedText {
        var text = EditedText(string)
        text.move(to: caret, extending: false)
        return text
    }

    @Test(arguments: ["a", "각", "👨‍👩‍👧", "e\u{301}", "🇰🇷"])
    func deletingTakesAWholeCharacter(character: String) {
        var text = EditedText("x" + character)
        #expect(text.delete(.character, forward: false) != nil)
        #expect(text.string == "x")
    }

    @Test func nothingIsDeletedAtTheBeginning() {
        var text = text("abc", at: 0)
        #expect(text.delete(.word, forward: false) == nil)
    }

    @Test func wordsEndWhereTheirLettersDo() {
        var text = text("Hello, 좋은 아침 world", at: 0)
        var places: [String] = []
        while text.caret < text.length {
            text.move(.word, forward: true, extending: false)
            places.append(text[0..<text.caret])
        }
        #expect(places == ["Hello", "Hello, 좋은", "Hello, 좋은 아침", "Hello, 좋은 아침 world"])
    }

    @Test func anArrowEndsASelectionAtItsSide() {
        var text = EditedText("abcdef")
        text.select(1..<4)
        text.move(.character, forward: false, extending: false)
        #expect(text.caret == 1 && !text.hasSelection)
    }

    @Test func aCaretNeverStandsInsideACharacter() {
        let text = EditedText("a👨‍👩‍👧b")
        #expect((1..<19).allSatisfy { text.snapped($0) == 1 })
        #expect(text.snapped(19) == 19)
    }

    @Test func aWordIsFoundAroundAPlace() {
        let text = EditedText("one two  three")
        #expect(text[text.word(at: 5)] == "two")
        #expect(text[text.word(at: 8)] == "  ")
        #expect(text[text.word(at: 14)] == "three")
    }

    @Test func letterByLetterIsOneStepBack() {
        var history = EditHistory()
        var text = EditedText("")
        for letter in ["h", "i", "!"] { history.add(text.insert(letter)) }
        #expect(history.takeUndo() == EditedText.Edit(start: 0, removed: "", inserted: "hi!"))
        #expect(history.takeUndo() == nil)
        #expect(history.takeRedo()?.inserted == "hi!")
    }

    @Test func aSecretIsDotsAndItsPlacesAreFoundAgain() {
        let shown = ShownText(EditedText("é가a"), composition: "", isSecure: true)
        #expect(shown.string == "•••")
        #expect(shown.shown(5) == 6)
        #expect(shown.place(ofShown: 6) == 5)
    }

    /// Places keep their meaning: what is shown has as many bytes.
    @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"]) func oneLineShowsNoLineBreak(text: String) {
        let shown = ShownText(EditedText(text), composition: "", isSecure: false, isOneLine: true)
        #expect(!shown.string.contains { $0.isNewline })
        #expect(shown.string.utf8.count == text.utf8.count)
        #expect(shown.string.allSatisfy { $0 == "a" || $0 == "b" || $0.isWhitespace })
    }

    @Test func whatIsComposedStandsAtTheCaret() {
        let shown = ShownText(text("ab", at: 1), composition: "하", isSecure: false)
        #expect(shown.string == "a하b")
        #expect(shown.composition == 1..<4)
        #expect(shown.place(ofShown: 5) == 2)
    }
}
