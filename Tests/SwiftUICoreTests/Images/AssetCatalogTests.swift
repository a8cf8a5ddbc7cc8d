import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

struct AssetCatalogTests {
    private func catalog(_ json: String) throws -> AssetCatalog {
        AssetCatalog(
            folder: URL(fileURLWithPath: "/app"),
            index: try JSONDecoder().decode(AssetIndex.self, from: Data(json.utf8)))
    }

    private var traits = AssetTraits()

    private let images = """
        {"images": {"logo": [
            {"file": "logo.png", "scale": 1}, {"file": "logo@2x.png", "scale": 2}, {"file": "logo@3x.png", "scale": 3},
            {"file": "dark.png", "scale": 1, "appearance": "dark"},
            {"file": "ko.png", "scale": 2, "locale": "ko"},
            {"file": "pad.png", "scale": 2, "idiom": "ipad"}]}}
        """

    private func file(_ change: (inout AssetTraits) -> Void) throws -> String? {
        var traits = traits
        change(&traits)
        return try catalog(images).image("logo", traits)?.file
    }

    @Test func thePictureForTheScale() throws {
        #expect(try file { $0.scale = 2 } == "logo@2x.png")
        #expect(try file { $0.scale = 1.5 } == "logo@2x.png")
        #expect(try file { $0.scale = 4 } == "logo@3x.png")
        #expect(try file { $0.scale = 1 } == "logo.png")
    }

    @Test func thePictureForTheAppearanceAndTheLanguage() throws {
        #expect(try file { $0.isDark = true } == "dark.png")
        #expect(try file { $0.language = "ko-KR" } == "ko.png")
        #expect(try file { $0.language = "ja" } == "logo@2x.png")
    }

    @Test func noSuchPicture() throws { #expect(try catalog(images).image("other", traits) == nil) }

    private let colors = """
        {"colors": {
            "brand": [{"red": 1, "green": 0, "blue": 0}, {"red": 0, "green": 1, "blue": 0, "appearance": "dark"},
                      {"red": 0, "green": 0, "blue": 1, "highContrast": true}],
            "wide": [{"red": 1, "green": 0, "blue": 0, "alpha": 0.5, "space": "display-p3"}]},
         "references": {"warning": [{"reference": "systemOrangeColor"}], "text": [{"reference": "labelColor"}]}}
        """

    @Test func colorSets() throws {
        let catalog = try catalog(colors)
        var traits = traits
        #expect(catalog.color("brand", traits) == .components(RGBA(red: 1, green: 0, blue: 0)))
        traits.hasIncreasedContrast = true
        #expect(catalog.color("brand", traits) == .components(RGBA(red: 0, green: 0, blue: 1)))
        traits.isDark = true
        traits.hasIncreasedContrast = false
        #expect(catalog.color("brand", traits) == .components(RGBA(red: 0, green: 1, blue: 0)))
        guard case .components(let wide) = catalog.color("wide", traits) else {
            Issue.record("the colour is missing")
            return
        }
        #expect(wide.red > 1 && wide.green < 0 && wide.alpha == 0.5)
        #expect(catalog.color("other", traits) == nil)
    }

    @Test func colorsThatStandForTheSystems() throws {
        let catalog = try catalog(colors)
        #expect(catalog.color("warning", traits) == .system(.orange))
        #expect(catalog.color("text", traits) == .system(.label))
    }

    @Test func filesInTheBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["cat.png", "cat@3x.png", "dog.jpg"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let catalog = AssetCatalog(folder: folder, index: AssetIndex())
        #expect(catalog.file("cat", scale: 2)?.scale == 3)
        #expect(catalog.file("cat.png", scale: 1)?.path.hasSuffix("/cat.png") == true)
        #expect(catalog.file("dog", scale: 2)?.scale == 1)
        #expect(catalog.file("cow", scale: 2) == nil)
    }
}
