/// What a field shows of its text: dots in place of a secret, and what an input method has not finished.
package struct ShownText {
    package let string: String
    /// The bytes of what an input method has not finished.
    package let composition: Range<Int>
    private let isSecure: Bool
    private let text: String
    /// Where the composition stands, in the text and here.
    private let place: Int

    private static let dot = "\u{2022}"

    /// - Parameters:
    ///   - composition: stands in place of the selection.
    ///   - isOneLine: whether line breaks are shown as spaces.
    package init(_ text: EditedText, composition: String, isSecure: Bool, isOneLine: Bool = false) {
        self.isSecure = isSecure
        place = text.selection.lowerBound
        var rest = text
        if !composition.isEmpty { _ = rest.replace(text.selection, with: "") }
        self.text = rest.string
        var shown = rest
        let start: Int
        if isSecure {
            let before = rest[0..<place].count
            shown = EditedText(String(repeating: Self.dot, count: rest.string.count))
            start = before * Self.dot.utf8.count
        } else {
            start = place
        }
        if !composition.isEmpty { _ = shown.replace(start..<start, with: composition) }
        self.composition = start..<start + composition.utf8.count
        string = isOneLine ? shown.string.withSpacesForLineBreaks : shown.string
    }

    /// A place of the text, here.
    package func shown(_ place: Int) -> Int {
        guard isSecure else { return place > self.place ? place + composition.count : place }
        let prefix = text.utf8.index(text.startIndex, offsetBy: min(place, text.utf8.count))
        let dots = text[..<prefix].count * Self.dot.utf8.count
        return place > self.place ? dots + composition.count : dots
    }

    /// A place here, in the text.
    package func place(ofShown shown: Int) -> Int {
        var shown = shown
        if shown > composition.lowerBound { shown = max(composition.lowerBound, shown - composition.count) }
        guard isSecure else { return shown }
        let count = (shown + Self.dot.utf8.count / 2) / Self.dot.utf8.count
        let index = text.index(text.startIndex, offsetBy: min(count, text.count))
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}

extension String {
    /// As many bytes, in which nothing begins a line.
    fileprivate var withSpacesForLineBreaks: String {
        guard contains(where: \.isNewline) else { return self }
        return map { character in
            guard character.isNewline else { return String(character) }
            return switch character.utf8.count {
            case 3: "\u{2002}"
            case let count: String(repeating: " ", count: count)
            }
        }.joined()
    }
}
