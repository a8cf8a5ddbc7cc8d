import Foundation
import ProjectBuilder
import Testing
import XcodeProject

@Suite struct AssetCatalogCompilerTests {
    private func compile(_ catalog: String) throws -> (AssetCatalogCompiler, String) {
        let bundle = Fixture.temporaryFolder()
        var compiler = AssetCatalogCompiler(catalog: catalog, bundle: bundle)
        try compiler.compile()
        return (compiler, bundle)
    }

    private func classic() throws -> (AssetCatalogCompiler, String) {
        try compile(Fixture.path("Classic/Classic/Assets.xcassets"))
    }

    @Test func imageSetsListTheirFilesByScaleAndAppearance() throws {
        let (compiler, bundle) = try classic()
        let images = try #require(compiler.index.images["Logo"])
        #expect(
            images.map(\.file) == [
                "Assets.car/Logo/logo.png", "Assets.car/Logo/logo@2x.png", "Assets.car/Logo/logo-dark@2x.png",
            ])
        #expect(images.map(\.scale) == [1, 2, 2])
        #expect(images.map(\.appearance) == [nil, nil, "dark"])
        #expect(images.allSatisfy { $0.template == true && $0.vector == nil && $0.idiom == nil })
        #expect(images.allSatisfy { FileManager.default.fileExists(atPath: bundle + "/" + $0.file) })
    }

    @Test func aFileThatIsNamedAndNotThereIsReported() throws {
        let warnings = try classic().0.warnings
        #expect(warnings.count == 1)
        #expect(
            warnings[0].hasSuffix("Logo.imageset: warning: the file 'missing.png' that this asset names does not exist")
        )
    }

    @Test func namespacesArePartOfTheName() throws {
        #expect(try classic().0.index.images["Icons/Star"]?.map(\.vector) == [true])
    }

    /// The notations of a component: Apple's "Asset Catalog Format Reference", Named Color Type.
    @Test func colorsAreReadInAllNotations() throws {
        let colors = try #require(try classic().0.index.colors["Brand"])
        #expect(colors[0] == AssetColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1, space: "srgb"))
        #expect(
            colors[1]
                == AssetColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5, space: "display-p3", appearance: "dark"))
    }

    @Test func anEmptyColorSetIsNoColor() throws {
        #expect(try classic().0.index.colors["AccentColor"] == nil)
    }

    @Test func systemColorsAreReferences() throws {
        let index = try classic().0.index
        #expect(index.references["Warning"] == [AssetColorReference(reference: "systemOrangeColor")])
        #expect(index.colors["Warning"] == nil)
    }

    /// Xcode writes "1.000"; tools that make catalogs write "1" as well, and no colour is meant to be invisible.
    @Test func anOpacityOfOneIsWhole() throws {
        let folder = try Fixture.folder([
            "A.xcassets/Ink.colorset/Contents.json": """
            {"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0xFF", "alpha": "1"}}}]}
            """
        ])
        let color = try compile(folder + "/A.xcassets").0.index.colors["Ink"]
        #expect(color == [AssetColor(red: 1.0 / 255, green: 0, blue: 1, alpha: 1, space: "srgb")])
    }

    @Test func greyHasOneComponent() throws {
        let folder = try Fixture.folder([
            "A.xcassets/Grey.colorset/Contents.json":
                #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.500"}}}]}"#
        ])
        let color = try compile(folder + "/A.xcassets").0.index.colors["Grey"]
        #expect(color == [AssetColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1, space: "srgb")])
    }

    @Test func brokenContentsNameTheirFile() throws {
        let folder = try Fixture.folder(["A.xcassets/B.imageset/Contents.json": "{\"images\": 3}"])
        let error = #expect(throws: ProjectError.self) { try compile(folder + "/A.xcassets") }
        #expect(error?.file.hasSuffix("A.xcassets/B.imageset/Contents.json") == true)
    }

    @Test func kindsThatAreNotUsedAreReported() throws {
        let folder = try Fixture.folder(["A.xcassets/B.arresourcegroup/Contents.json": "{}"])
        #expect(try compile(folder + "/A.xcassets").0.warnings.count == 1)
    }
}
