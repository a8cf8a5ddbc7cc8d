import Foundation

/// Characters that Unicode would have drawn as letters unless they are marked, such as ❤ and ☎, and that iOS draws in
/// colour unless they are marked as letters (by U+FE0E).
enum EmojiRanges {
    /// Digits, © and ™ among others are letters on iOS too.
    private static let firstScalar: UInt32 = 0x2139
    private static let textMark: Unicode.Scalar = "\u{FE0E}"

    /// The UTF-8 ranges of these characters, each whole: what is joined to one, as in 🧙‍♀️, is one glyph with it.
    static func find(in string: String) -> [Range<Int>] {
        // Of three bytes and more in UTF-8: nearly no text has one.
        guard string.utf8.contains(where: { $0 >= 0xE2 }), string.unicodeScalars.contains(where: isAmbiguous) else {
            return []
        }
        var ranges: [Range<Int>] = []
        var offset = 0
        for character in string {
            let end = offset + character.utf8.count
            if isColoured(character) { ranges.append(offset..<end) }
            offset = end
        }
        return ranges
    }

    private static func isColoured(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        return scalars.contains(where: isAmbiguous) && !scalars.contains(textMark)
    }

    private static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= firstScalar, scalar.value < 0x2C00 || scalar.value >= 0x1F000 else { return false }
        return scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
    }
}
