import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// A text that fits in one line needs its width alone.
struct WholeLineTests {
    private let measurer = CairoTextMeasurer()

    private func layout(_ string: String, width: CGFloat? = nil) -> TextLayout {
        let text = ResolvedText(runs: [TextRun(string: string, font: ResolvedFont(size: 17))])
        return measurer.layout(text, width: width, height: nil)
    }

    private func shaped(_ layout: TextLayout) -> ShapedText? { (layout.backing as? TextBacking)?.shaped }

    @Test func plainTextHasNoLettersUntilItIsDrawnOrBroken() throws {
        let fitting = layout("Four words of text", width: 300)
        #expect(shaped(fitting)?.hasLetters == false)
        #expect(fitting.lines.map(\.string) == ["Four words of text"])
        let broken = layout("Six words in more than one line", width: 100)
        #expect(shaped(broken)?.hasLetters == true)
        #expect(broken.lines.count > 1)
    }

    @Test func widthsAreThoseOfTheLetters() throws {
        for string in ["AVAToe.", "Two words ", "a", "100%"] {
            let made = layout(string)
            let text = try #require(shaped(made))
            let whole = try #require(text.wholeLine)
            let all = 0..<text.clusters.count
            #expect(whole.head == all)
            #expect(whole.advanceWidth == text.width(of: all))
            #expect(whole.drawnWidth == text.width(of: text.trimmingTrailingSpaces(all)))
        }
    }

    /// Nothing else keeps what was shaped.
    @Test func shapingEndsWithItsLayouts() {
        weak var kept: ShapedText?
        do {
            let other = CairoTextMeasurer()
            let text = ResolvedText(runs: [TextRun(string: "Short", font: ResolvedFont(size: 17))])
            kept = shaped(other.layout(text, width: nil, height: nil))
            #expect(kept != nil)
            #expect(other.shapingCount == 1)
            _ = other.layout(text, width: nil, height: nil)
            #expect(other.shapingCount == 1)
        }
        #expect(kept == nil)
    }
}
