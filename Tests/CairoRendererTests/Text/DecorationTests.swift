import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Texts that differ only in lines and backgrounds share their shaping, and each is drawn as it is.
struct DecorationTests {
    private func spans(_ text: ResolvedText, _ measurer: CairoTextMeasurer) throws -> [PlacedText.Span] {
        let layout = measurer.layout(text, width: nil, height: nil)
        return try #require(layout.backing as? TextBacking).placedText(in: layout).spans
    }

    @Test(arguments: [\TextRun.underline, \TextRun.strikethrough])
    func linesAreDrawnUnderATextThatWasDrawnWithout(line: WritableKeyPath<TextRun, TextLine?> & Sendable) throws {
        let measurer = CairoTextMeasurer()
        let plain = TextRun(string: "Done", font: ResolvedFont(size: 17))
        var lined = plain
        lined[keyPath: line] = TextLine(pattern: .solid, color: nil)
        #expect(try spans(ResolvedText(runs: [plain]), measurer).isEmpty)
        #expect(try spans(ResolvedText(runs: [lined]), measurer).count == 1)
        #expect(try spans(ResolvedText(runs: [plain]), measurer).isEmpty)
        #expect(measurer.shapingCount == 1)
    }
}
