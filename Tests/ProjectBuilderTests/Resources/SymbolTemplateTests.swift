import Testing

@testable import ProjectBuilder

/// Templates as the SF Symbols app exports them ("Creating custom symbol images for your app").
struct SymbolTemplateTests {
    private static let sheet = """
        <svg width="3300" height="2200"><style>.monochrome-0 {fill:#000}</style><g id="Notes"><rect width="3300"/></g>
        <g id="Guides"><line id="Baseline-M" x1="263" y1="1126" y2="1126"/><line id="Capline-M" y1="1055.5"/>
        <line id="left-margin-Regular-M" x1="1400"/><line id="right-margin-Regular-M" x1="1490"/></g>
        <g id="Symbols"><g id="Regular-S"><path d="S"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M"/></g><path d="N"/></g></g></svg>
        """

    @Test func theGlyphOfRegularWeightIsTaken() throws {
        let template = try #require(SymbolTemplate(Self.sheet))
        #expect(template.picture.contains("viewBox=\"1400.0 1025.5 90.0 130.5\""))
        #expect(template.picture.contains("<path d=\"M\"/></g><path d=\"N\"/></g></svg>"))
        #expect(template.picture.contains(".monochrome-0"))
        #expect(!template.picture.contains("3300") && !template.picture.contains("d=\"S\""))
        #expect(template.baseline == 100.5)
    }

    @Test func withoutGuidesForTheMarginsTheDrawingEndsTheGlyph() throws {
        let sheet = Self.sheet.replacing("left-margin-", with: "l-").replacing("right-margin-", with: "r-")
            .replacing("d=\"M\"", with: "d=\"M10,-70.5 C12-20 80 -20,92 0 l-40 5 h-50 Z\"")
        let template = try #require(SymbolTemplate(sheet))
        #expect(template.picture.contains("viewBox=\"1402.0 1025.5 90.0 130.5\""))
    }

    @Test(arguments: [
        ("<svg width=\"24px\" height=\"48\">", 48.0), ("<svg height=\"2\" viewBox=\"0 0 512,256\">", 256),
        ("<svg width=\"24\">", nil), ("", nil),
    ])
    func theHeightOfAPicture(source: String, height: Double?) {
        #expect(SVGSize(source)?.height == height)
    }

    @Test func otherPicturesAreNoTemplates() {
        #expect(SymbolTemplate("<svg width=\"24\"><path d=\"M\"/></svg>") == nil)
        #expect(SymbolTemplate("") == nil)
    }
}
