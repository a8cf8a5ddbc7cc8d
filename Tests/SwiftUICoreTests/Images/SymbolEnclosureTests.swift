import CairoRenderer
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@MainActor
struct SymbolEnclosureTests {
    private func glyph(_ name: String) -> SymbolGlyph {
        SymbolGlyph(name, pointSize: 24, pixelScale: 2, CairoTextMeasurer())
    }

    @Test func symbolsWithoutAnIconOfTheirOwnAreDrawnInACircle() {
        let filled = glyph("trash.circle.fill")
        #expect(abs(filled.size.width - filled.size.height) <= 0.5)
        // The ground begins at the rim, and the figure in the middle is cut out of it.
        #expect(filled.path.contains(CGPoint(x: filled.size.width / 2, y: 2)))
        #expect(!filled.path.contains(CGPoint(x: filled.size.width / 2, y: filled.size.height / 2)))
        #expect(filled.figure?.contains(CGPoint(x: filled.size.width / 2, y: filled.size.height / 2)) == true)
        let outlined = glyph("trash.circle")
        #expect(!outlined.path.contains(CGPoint(x: outlined.size.width / 2, y: outlined.size.height / 6)))
    }

    @Test func namesAreTakenApart() {
        #expect(SymbolEnclosure("bolt.circle.fill")?.base.hasPrefix("bolt") == true)
        #expect(SymbolEnclosure("bolt.fill") == nil)
        #expect(SymbolEnclosure("circle.fill") == nil)
        #expect(SymbolEnclosure("arrow.down.circle.fill") == nil)
    }

    @Test(arguments: ["1.circle", "42.circle.fill", "a.square", "b.circle.fill"])
    func numbersAndLettersStandInTheirShape(name: String) {
        let glyph = glyph(name)
        #expect(!glyph.isPlaceholder)
        #expect(abs(glyph.size.width - glyph.size.height) <= 0.5)
        #expect(glyph.size.width >= 24 * 1.52 * 20 / 24)
    }

    @Test func onlyNumbersThatThereAreHaveAShape() {
        #expect(SymbolEnclosure("51.circle")?.characters == nil)
        #expect(SymbolEnclosure("07.circle")?.characters == nil)
        #expect(SymbolEnclosure("50.circle")?.characters == "50")
    }

    @Test func weightsChangeTheLine() {
        func width(_ weight: Int) -> CGFloat {
            SymbolGlyph("plus", pointSize: 24, weight: weight, pixelScale: 2, CairoTextMeasurer()).size.width
        }
        #expect(width(200) < width(400))
        #expect(width(400) < width(700))
    }
}
