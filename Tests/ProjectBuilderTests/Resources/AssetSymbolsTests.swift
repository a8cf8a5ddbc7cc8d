import ProjectBuilder
import Testing

@Suite struct AssetSymbolsTests {
    /// Xcode 15 release notes, "Asset Catalogs": names become lower camel case, and a trailing "Color" or "Image" goes.
    @Test(arguments: [
        ("logo", "logo"), ("Sky Blue", "skyBlue"), ("brand-primary", "brandPrimary"), ("BrandColor", "brand"),
        ("HeroImage", "hero"), ("URLIcon", "urlIcon"), ("FAQ", "faq"), ("2x", "_2X"), ("default", "`default`"),
    ])
    func names(asset: String, symbol: String) {
        #expect(AssetSymbols.symbol(asset).lowercased() == symbol.lowercased())
    }

    @Test func nothingIsWrittenWhereNothingIsSaid() throws {
        var index = AssetIndex()
        index.images["logo"] = [AssetImage(file: "logo.png")]
        let folder = try Fixture.folder(["A.swift": "Image(\"logo\")", "B.swift": "Image(.logo)"])
        let symbols = AssetSymbols(index: index)
        #expect(symbols.source(for: [folder + "/A.swift"]) == nil)
        #expect(symbols.source(for: [folder + "/B.swift"])?.contains("ImageResource(name: \"logo\"") == true)
    }

    @Test func namespacesAreTypes() throws {
        var index = AssetIndex()
        index.images["kitchen ware/Pot"] = [AssetImage(file: "pot.png")]
        let folder = try Fixture.folder(["A.swift": "Image(.KitchenWare.pot)"])
        let source = try #require(AssetSymbols(index: index).source(for: [folder + "/A.swift"]))
        #expect(source.contains("enum KitchenWare {"))
        #expect(source.contains("static let pot = ImageResource(name: \"kitchen ware/Pot\", bundle: .main)"))
    }

    @Test func colorsOfSwiftUIItselfAreNotDeclaredAgain() throws {
        var index = AssetIndex()
        index.colors["Red"] = []
        index.colors["Sky"] = []
        let folder = try Fixture.folder(["A.swift": "Color(.red); Color.sky"])
        let source = try #require(AssetSymbols(index: index).source(for: [folder + "/A.swift"]))
        #expect(!source.contains("var red: Color"))
        #expect(source.contains("var sky: Color"))
    }
}
