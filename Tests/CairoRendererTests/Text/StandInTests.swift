import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Families of iOS that are not installed are drawn in the design that comes nearest.
struct StandInTests {
    private func width(_ font: ResolvedFont) -> CGFloat {
        let text = ResolvedText(runs: [TextRun(string: "Handgloves 123", font: font)])
        return CairoTextMeasurer().layout(text, width: nil, height: nil).size.width
    }

    @Test(arguments: [
        ("Menlo", ResolvedFont(size: 20, design: .monospaced)), ("Baskerville", ResolvedFont(size: 20, design: .serif)),
        ("Courier New", ResolvedFont(size: 20, design: .monospaced)), ("AvenirNext", ResolvedFont(size: 20)),
        ("HelveticaNeue-Bold", ResolvedFont(size: 20, weight: 700)),
        ("Avenir-HeavyOblique", ResolvedFont(size: 20, weight: 800, isItalic: true)),
        ("NoSuchFont", ResolvedFont(size: 20)),
    ])
    func familiesOfIOSAreDrawnInTheirDesign(name: String, standIn: ResolvedFont) {
        #expect(CairoTextMeasurer().isInstalled(name) || width(ResolvedFont(family: name, size: 20)) == width(standIn))
    }
}
