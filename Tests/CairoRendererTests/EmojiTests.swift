import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Which characters are drawn in colour. iOS draws those that Unicode calls emoji with text presentation in colour too
/// (Unicode, emoji-data.txt 16.0: ❤ U+2764, ☎ U+260E and 🕷 U+1F577 have no Emoji_Presentation).
@MainActor
struct EmojiTests {
    private static let measurer = CairoTextMeasurer()

    private func isColored(_ string: String) -> Bool {
        let text = ResolvedText(runs: [TextRun(string: string, font: ResolvedFont(size: 30))])
        let layout = Self.measurer.layout(text, width: nil, height: nil)
        let picture = TestPicture([.text(layout, origin: .zero, .color(.black))])
        return (0..<40).contains { y in
            (0..<40).contains { x in
                let color = picture.color(x, y)
                return abs(color.red - color.blue) > 0.2 || abs(color.red - color.green) > 0.2
            }
        }
    }

    @Test(arguments: ["❤", "☎", "☀", "❤\u{FE0F}", "😀", "🇰🇷"])
    func colored(string: String) { #expect(isColored(string)) }

    @Test(arguments: ["❤\u{FE0E}", "1", "©", "™", "★", "→"])
    func letters(string: String) { #expect(!isColored(string)) }

    /// Each is one picture, as wide as that of which it is made (Unicode, emoji-zwj-sequences.txt 16.0).
    @Test(arguments: ["🧙‍♀️", "🏳️‍🌈", "❤️‍🔥", "👩‍⚕️", "👨‍💻", "👩‍👩‍👧"])
    func joined(string: String) {
        func width(_ string: String) -> CGFloat {
            let text = ResolvedText(runs: [TextRun(string: string, font: ResolvedFont(size: 60))])
            return Self.measurer.layout(text, width: nil, height: nil).size.width
        }
        #expect(abs(width(string) - width("🧙")) < 1)
    }

    @Test func placesAreCountedInBytes() {
        #expect(EmojiRanges.find(in: "a🧙‍♀️b") == [1..<14])
        #expect(EmojiRanges.find(in: "é❤🕷x") == [2..<5, 5..<9])
        #expect(EmojiRanges.find(in: "plain").isEmpty)
    }
}
