import CCairoPango
import Foundation

/// Where lines and characters of a paragraph begin, by Unicode's rules as Pango applies them, and Korean's words.
///
/// Between Hangul letters Unicode allows a break; Apple's standard strategy keeps Korean words whole, and so do we.
final class LineBreakOpportunities {
    /// A place in the paragraph, walked forwards.
    struct Position {
        var byte = 0
        var character = 0
    }

    private let text: UnsafePointer<CChar>
    private let count: Int
    private var attributes: [PangoLogAttr]

    var start: Position { Position() }

    /// - Parameter text: must live as long as this object.
    init(_ text: UnsafePointer<CChar>, count: Int, language: OpaquePointer?, isRightToLeft: Bool) {
        self.text = text
        self.count = count
        let characters = g_utf8_strlen(text, count)
        attributes = Array(repeating: PangoLogAttr(), count: Int(characters) + 1)
        pango_get_log_attrs(
            text, Int32(count), isRightToLeft ? 1 : 0, language, &attributes, Int32(attributes.count))
    }

    /// How far the paragraph begins after the start of the whole text.
    func byteOffset(of wholeText: UnsafePointer<CChar>) -> Int { text - wholeText }

    func advance(_ position: inout Position, toByte byte: Int) {
        if byte < position.byte { position = Position() }
        while position.byte < byte {
            position.byte += 1
            while position.byte < count, Self.isContinuation(text[position.byte]) { position.byte += 1 }
            position.character += 1
        }
    }

    func withAttributes(from position: Position, _ body: (UnsafeMutablePointer<PangoLogAttr>) -> Void) {
        attributes.withUnsafeMutableBufferPointer { body($0.baseAddress! + position.character) }
    }

    func isCharacterStart(_ position: Position) -> Bool { attributes[position.character].is_cursor_position != 0 }

    /// A space that hangs at the end of a line; a no-break space is none.
    func isSpace(_ position: Position) -> Bool {
        guard attributes[position.character].is_white != 0 else { return false }
        let scalar = scalar(at: position.byte)
        return scalar != 0xA0 && scalar != 0x202F && scalar != 0x2007
    }

    func allowsBreak(_ position: Position) -> Bool {
        guard position.byte > 0, attributes[position.character].is_line_break != 0 else { return false }
        var previous = position.byte - 1
        while previous > 0, Self.isContinuation(text[previous]) { previous -= 1 }
        // Only what takes two bytes more than Latin can be Hangul.
        guard text[position.byte] < 0 || text[previous] < 0 else { return true }
        return !Self.isInKoreanWord(scalar(at: previous), scalar(at: position.byte))
    }

    private static func isInKoreanWord(_ previous: UInt32, _ next: UInt32) -> Bool {
        guard isHangul(previous) || isHangul(next) else { return false }
        return isWordCharacter(previous) && isWordCharacter(next)
    }

    private static func isWordCharacter(_ scalar: UInt32) -> Bool {
        isHangul(scalar) || Unicode.Scalar(scalar).map { $0.properties.isAlphabetic || $0.isDigit } ?? false
    }

    private static func isHangul(_ scalar: UInt32) -> Bool {
        (0xAC00...0xD7FB).contains(scalar) || (0x1100...0x11FF).contains(scalar) || (0x3130...0x318F).contains(scalar)
            || (0xA960...0xA97F).contains(scalar)
    }

    private func scalar(at byte: Int) -> UInt32 { g_utf8_get_char(text + byte) }

    private static func isContinuation(_ byte: CChar) -> Bool { UInt8(bitPattern: byte) & 0xC0 == 0x80 }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType != nil }
}
