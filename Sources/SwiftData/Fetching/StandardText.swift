import Foundation

/// A text that is sorted as a list of files is: without regard to cases, numbers by their size, in the user's language.
struct StandardText {
    private let text: String
    /// Of ASCII, in whose order the texts are in the right order; nil where only Foundation knows, which is slow.
    private let key: String?

    init(_ text: String) {
        self.text = text
        key = Self.isPlainLanguage ? Self.key(of: text.utf8) : nil
    }

    func compare(_ other: StandardText) -> ComparisonResult {
        guard let key, let otherKey = other.key, key != otherKey else {
            return text == other.text ? .orderedSame : text.localizedStandardCompare(other.text)
        }
        return key < otherKey ? .orderedAscending : .orderedDescending
    }

    /// Languages that sort the letters of ASCII as they come, none of them as parts of another letter.
    private static let isPlainLanguage = ["en", "ko", "ja", "zh", "de", "fr", "it", "es", "pt", "nl"].contains(
        Locale.current.language.languageCode?.identifier)

    /// Blanks are before numbers, and these before letters. Nil for a text with anything else.
    private static func key(of text: String.UTF8View) -> String? {
        var result: [UInt8] = []
        var rest = text[...]
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: " "): result.append(1)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): result.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
            case digits:
                let number = rest.prefix(while: digits.contains)
                let significant = number.drop { $0 == UInt8(ascii: "0") }
                guard significant.count < 128 else { return nil }
                result += [2, UInt8(significant.count)] + significant
                rest = rest.dropFirst(number.count)
                continue
            default: return nil
            }
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
