import Foundation

/// The words of a text, as far as their spelling can be checked.
enum SpelledWords {
    /// The places of the words in a part of a text, in UTF-16 units. A word is letters, with apostrophes between them;
    /// a range that reaches over the text's end is cut.
    static func ranges(in text: String, _ range: NSRange) -> [NSRange] {
        let units = Array(text.utf16)
        let first = min(max(0, range.location), units.count)
        let end = first + min(max(0, range.length), units.count - first)
        var result: [NSRange] = []
        var start: Int?
        var index = first
        while index < end {
            let length = UTF16.isLeadSurrogate(units[index]) && index + 1 < end ? 2 : 1
            if isLetter(units[index..<index + length]) || (start != nil && joins(units, index, end)) {
                start = start ?? index
            } else if let begun = start {
                result.append(NSRange(location: begun, length: index - begun))
                start = nil
            }
            index += length
        }
        if let start { result.append(NSRange(location: start, length: end - start)) }
        return result
    }

    private static func isLetter(_ units: ArraySlice<UInt16>) -> Bool {
        String(decoding: units, as: UTF16.self).unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
        }
    }

    /// Whether an apostrophe stands between letters.
    private static func joins(_ units: [UInt16], _ index: Int, _ end: Int) -> Bool {
        (units[index] == 0x27 || units[index] == 0x2019) && index + 1 < end && isLetter(units[index + 1..<index + 2])
    }
}
