import CCairoPango
import Foundation

/// Glyphs of the printable ASCII characters in one font, and how each is kerned before each other one.
final class LatinPairs {
    /// The one item of a text in the font.
    let items: [ShapedText.Item]
    private let shaper: OpaquePointer
    private let horizontalScale: Float
    /// By first and second character; one that was not asked for yet has no advance.
    private var glyphs: [ShapedText.Glyph]

    private static let first: UInt8 = 0x20
    private static let count = 95

    init?(font: GlyphFont) {
        guard let shaper = pango_font_get_hb_font(font.pangoFont) else { return nil }
        items = [.init(font: font, level: 0)]
        self.shaper = shaper
        horizontalScale = Float(font.horizontalScale)
        let unknown = ShapedText.Glyph(index: 0, xOffset: 0, yOffset: 0, advance: -1)
        glyphs = Array(repeating: unknown, count: Self.count * (Self.count + 1))
    }

    /// A character's glyph as it stands before another one; 0 is the end of the text.
    func glyph(_ character: UInt8, before next: UInt8) -> ShapedText.Glyph {
        let column = next == 0 ? Self.count : Int(next - Self.first)
        let index = Int(character - Self.first) * (Self.count + 1) + column
        if glyphs[index].advance < 0 { glyphs[index] = shape(character, before: next) }
        return glyphs[index]
    }

    /// The glyph of one of a text's letters.
    func glyph(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> ShapedText.Glyph {
        glyph(bytes[index], before: index + 1 < bytes.count ? bytes[index + 1] : 0)
    }

    private func shape(_ character: UInt8, before next: UInt8) -> ShapedText.Glyph {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        let characters = next == 0 ? [character] : [character, next]
        characters.withUnsafeBufferPointer {
            $0.withMemoryRebound(to: CChar.self) { text in
                hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
            }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_shape(shaper, buffer, nil, 0)
        guard let info = hb_buffer_get_glyph_infos(buffer, nil), let place = hb_buffer_get_glyph_positions(buffer, nil)
        else { return .init(index: 0, xOffset: 0, yOffset: 0, advance: 0) }
        let scale = 1 / Float(PANGO_SCALE)
        return .init(
            index: info[0].codepoint, xOffset: Float(place[0].x_offset) * scale * horizontalScale,
            yOffset: Float(-place[0].y_offset) * scale,
            advance: max(0, Float(place[0].x_advance) * scale * horizontalScale))
    }
}
