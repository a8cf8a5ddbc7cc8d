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
}
