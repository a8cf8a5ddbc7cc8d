import Foundation
import ProjectBuilder
import Testing
import XcodeProject

@Suite struct ResourceWriterTests {
    private func write(_ resources: [ResourceFile]) throws -> String {
        let bundle = Fixture.temporaryFolder()
        var writer = ResourceWriter(bundle: bundle)
        try writer.write(resources)
        return bundle
    }

    private func propertyList(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test func stringCatalogsBecomeATableForEachLanguage() throws {
        let bundle = try write([ResourceFile(path: Fixture.path("Synchronized/App/Localizable.xcstrings"))])
        #expect(
            try Fixture.text(bundle + "/en.lproj/Localizable.strings")
                == """
                "%lld birds in %lld trees" = "%arg birds in %arg trees";
                "%lld cards" = "%lld cards";
                "Tap" = "Tap it";

                """.replacingOccurrences(of: "%arg birds", with: "%1$lld birds")
                .replacingOccurrences(of: "%arg trees", with: "%2$lld trees"))
        #expect(
            try Fixture.text(bundle + "/ko.lproj/Localizable.strings")
                == "\"%lld cards\" = \"카드 %lld장\";\n\"Hello\" = \"안녕\";\n")
    }

    /// The keys of a `.stringsdict`: Apple's "Stringsdict File Format".
    @Test func pluralFormsAreKeptForTheEngine() throws {
        let bundle = try write([ResourceFile(path: Fixture.path("Synchronized/App/Localizable.xcstrings"))])
        let table = try propertyList(bundle + "/en.lproj/Localizable.plurals.plist")
        let entry = try #require(table["%lld cards"] as? [String: Any])
        #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@value@")
        let value = try #require(entry["value"] as? [String: String])
        #expect(value["one"] == "%lld card" && value["other"] == "%lld cards")
        #expect(value["NSStringFormatValueTypeKey"] == "lld")
        let birds = try #require((table["%lld birds in %lld trees"] as? [String: Any])?["birds"] as? [String: String])
        #expect(birds["one"] == "%1$lld bird")
    }

    /// A text that varies as a whole varies by its number, wherever that stands among its values.
    @Test func pluralFormsOfSeveralValuesGoByTheNumber() throws {
        let folder = try Fixture.folder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%@ has %lld cards": {"localizations": {"en":
            {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ has %lld card, 100%%"}},
            "other": {"stringUnit": {"value": "%2$lld cards has %1$@"}}}}}}}}}
            """
        ])
        let bundle = try write([ResourceFile(path: folder + "/Localizable.xcstrings")])
        let table = try propertyList(bundle + "/en.lproj/Localizable.plurals.plist")
        let entry = try #require(table["%@ has %lld cards"] as? [String: Any])
        #expect(entry["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
        let forms = try #require(entry["value"] as? [String: String])
        #expect(forms["one"] == "%1$@ has %2$lld card, 100%%" && forms["other"] == "%2$lld cards has %1$@")
    }

    @Test func stringsdictTablesGiveFoundationTheirOtherForm() throws {
        let folder = try Fixture.folder([
            "en.lproj/Localizable.strings": "/* c */ \"hello\" = \"Say \\\"Hi\\\"\\n\";",
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>cards</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>You have %#@count@.</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d card</string><key>other</key><string>%d cards</string></dict></dict></dict></plist>
            """,
        ])
        let bundle = try write(
            ["strings", "stringsdict"].map {
                ResourceFile(path: "\(folder)/en.lproj/Localizable.\($0)", region: "en")
            })
        #expect(
            try Fixture.text(bundle + "/en.lproj/Localizable.strings")
                == "\"cards\" = \"You have %d cards.\";\n\"hello\" = \"Say \\\"Hi\\\"\\n\";\n")
        #expect(!FileManager.default.fileExists(atPath: bundle + "/en.lproj/Localizable.stringsdict"))
        #expect(try propertyList(bundle + "/en.lproj/Localizable.plurals.plist")["cards"] != nil)
    }

    @Test func tablesInUTF16AreRead() throws {
        let bundle = try write([
            ResourceFile(path: Fixture.path("Classic/Classic/ko.lproj/Localizable.strings"), region: "ko")
        ])
        #expect(try Fixture.text(bundle + "/ko.lproj/Localizable.strings") == "\"hello\" = \"안녕\";\n")
    }

    @Test func foldersGoInWholeAndFilesLieFlat() throws {
        let bundle = try write([
            ResourceFile(path: Fixture.path("Classic/Classic/Data"), isFolder: true),
            ResourceFile(path: Fixture.path("Synchronized/App/Resources/cities.json")),
        ])
        #expect(FileManager.default.fileExists(atPath: bundle + "/Data/Deep/cities.json"))
        #expect(FileManager.default.fileExists(atPath: bundle + "/cities.json"))
    }

    @Test func aMissingResourceIsNamed() {
        let error = #expect(throws: ProjectError.self) { try write([ResourceFile(path: "/nowhere/a.json")]) }
        #expect(error?.file == "/nowhere/a.json")
    }

    @Test func aBrokenCatalogOfStringsIsNamed() throws {
        let folder = try Fixture.folder(["Localizable.xcstrings": "{"])
        let error = #expect(throws: ProjectError.self) {
            try write([ResourceFile(path: folder + "/Localizable.xcstrings")])
        }
        #expect(error?.message == "this string catalog is no JSON: the '{' of line 1 is not closed")
    }
}
