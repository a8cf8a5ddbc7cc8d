import Foundation

/// A text with a selection, and what keys do to them.
///
/// Places are counted in bytes of the text's UTF-8 form, and lie between characters.
package struct EditedText: Equatable {
    package private(set) var string: String
    /// Where the selection was begun, and where it is moved: the caret.
    package private(set) var anchor = 0
    package private(set) var caret = 0

    package init(_ string: String) {
        self.string = string
        self.string.makeContiguousUTF8()
        anchor = length
        caret = length
    }

    /// How a caret moves.
    package enum Step { case character, word, line, all }

    /// A part that was replaced by another: what undoing turns round.
    package struct Edit: Equatable {
        package var start: Int
        package var removed: String
        package var inserted: String
    }

    package var length: Int { string.utf8.count }
    package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    package var hasSelection: Bool { anchor != caret }
    package var selectedString: String { self[selection] }

    package subscript(range: Range<Int>) -> String {
        String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    // MARK: Selecting

    package mutating func select(_ range: Range<Int>) {
        anchor = snapped(range.lowerBound)
        caret = snapped(range.upperBound)
    }

    /// Moves the caret; the selection goes with it, or grows to it.
    package mutating func move(to place: Int, extending: Bool) {
        caret = snapped(place)
        if !extending { anchor = caret }
    }

    package mutating func move(_ step: Step, forward: Bool, extending: Bool) {
        if hasSelection, !extending, step == .character {
            return move(to: forward ? selection.upperBound : selection.lowerBound, extending: false)
        }
        move(to: place(step, from: caret, forward: forward), extending: extending)
    }

    package mutating func selectAll() { select(0..<length) }

    // MARK: Changing

    /// Puts a string in place of a range; the caret stands behind it.
    package mutating func replace(_ range: Range<Int>, with new: String) -> Edit {
        let edit = Edit(start: range.lowerBound, removed: self[range], inserted: new)
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        string.makeContiguousUTF8()
        move(to: range.lowerBound + new.utf8.count, extending: false)
        return edit
    }

    package mutating func insert(_ new: String) -> Edit { replace(selection, with: new) }

    /// Takes away what is selected, or else what the caret would step over.
    /// - Returns: nil where there is nothing.
    package mutating func delete(_ step: Step, forward: Bool) -> Edit? {
        var range = selection
        if range.isEmpty {
            let end = place(step, from: caret, forward: forward)
            range = min(end, caret)..<max(end, caret)
        }
        return range.isEmpty ? nil : replace(range, with: "")
    }

    /// Takes another text, keeping the caret where it can stay.
    package mutating func adopt(_ new: String) {
        let atEnd = caret == length
        string = new
        string.makeContiguousUTF8()
        anchor = atEnd ? length : snapped(anchor)
        caret = atEnd ? length : snapped(caret)
        if atEnd { anchor = caret }
    }

    // MARK: Places

    func index(_ place: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(0, place), length))
    }

    private func place(_ index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }

    /// The start of the character that a place is in.
    package func snapped(_ place: Int) -> Int {
        let place = min(max(0, place), length)
        guard place > 0, place < length else { return place }
        return self.place(string.rangeOfComposedCharacterSequence(near: index(place)))
    }

    package func place(_ step: Step, from place: Int, forward: Bool) -> Int {
        let start = index(place)
        switch step {
        case .character:
            if forward { return start < string.endIndex ? self.place(string.index(after: start)) : place }
            return start > string.startIndex ? self.place(string.index(before: start)) : place
        case .word: return self.place(forward ? wordEnd(after: start) : wordStart(before: start))
        case .line: return self.place(forward ? lineEnd(after: start) : lineStart(before: start))
        case .all: return forward ? length : 0
        }
    }

    private func wordEnd(after start: String.Index) -> String.Index {
        var index = start
        while index < string.endIndex, !string[index].isWordPart { index = string.index(after: index) }
        while index < string.endIndex, string[index].isWordPart { index = string.index(after: index) }
        return index
    }

    private func wordStart(before end: String.Index) -> String.Index {
        var index = end
        while index > string.startIndex, !string[string.index(before: index)].isWordPart {
            index = string.index(before: index)
        }
        while index > string.startIndex, string[string.index(before: index)].isWordPart {
            index = string.index(before: index)
        }
        return index
    }

    private func lineEnd(after start: String.Index) -> String.Index {
        string[start...].firstIndex(where: \.isNewline) ?? string.endIndex
    }

    private func lineStart(before end: String.Index) -> String.Index {
        string[..<end].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
    }

    /// The word, the run of spaces, or else the one character at a place.
    package func word(at place: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        var start = index(snapped(place))
        if start == string.endIndex { start = string.index(before: start) }
        let isWord = string[start].isWordPart
        guard isWord || string[start].isWhitespace else {
            return self.place(start)..<self.place(string.index(after: start))
        }
        func belongs(_ character: Character) -> Bool {
            isWord ? character.isWordPart : character.isWhitespace && !character.isNewline
        }
        var end = start
        while start > string.startIndex, belongs(string[string.index(before: start)]) {
            start = string.index(before: start)
        }
        while end < string.endIndex, belongs(string[end]) { end = string.index(after: end) }
        return self.place(start)..<self.place(end)
    }

    /// The line, up to the next line break, that a place is in.
    package func line(at place: Int) -> Range<Int> {
        self.place(.line, from: place, forward: false)..<self.place(.line, from: place, forward: true)
    }
}

extension String {
    /// Rounds an index down to the start of its character.
    fileprivate func rangeOfComposedCharacterSequence(near index: Index) -> Index {
        // An index inside a character, moved forwards and back, stands at the character's start.
        let scalar = unicodeScalars.index(before: unicodeScalars.index(after: index))
        let character = self.index(before: self.index(after: scalar))
        return character <= index ? character : index
    }
}

extension Character {
    /// Letters, digits and what belongs to them.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "\u{2019}" }
}
