import Foundation
import Testing

@testable import SwiftUICore

/// Strings files in the folders of languages.
struct BundleLocalizationTests {
    private func makeBundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(url: folder))
    }

    private func find(_ key: String, in bundle: Bundle, _ locale: String, table: String? = nil) -> String? {
        BundleLocalization().string(key, table: table, bundle: bundle, locale: TextLocale(Locale(identifier: locale)))
    }

    @Test func theNearestLanguageIsTaken() throws {
        let bundle = try makeBundle([
            "ko.lproj/Localizable.strings": "\"hi\" = \"안녕\";",
            "en.lproj/Localizable.strings": "\"hi\" = \"Hi\";\n/* c */ only = \"Only\";",
            "zh-Hant.lproj/Localizable.strings": "hi = \"你好\";", "pt-BR.lproj/Localizable.strings": "hi = \"Oi\";",
            "Base.lproj/Localizable.strings": "hi = \"Base\"; base = \"B\";", "ko.lproj/Other.strings": "hi = \"다른\";",
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(find("hi", in: bundle, "ko_KR") == "안녕")
        #expect(find("hi", in: bundle, "ko") == "안녕")
        #expect(find("hi", in: bundle, "en_GB") == "Hi")
        #expect(find("hi", in: bundle, "zh-Hant-TW") == "你好")
        #expect(find("hi", in: bundle, "pt_BR") == "Oi")
        #expect(find("hi", in: bundle, "fr_FR") == "Base")
        #expect(find("base", in: bundle, "ko_KR") == "B")
        #expect(find("only", in: bundle, "ko_KR") == nil)
        #expect(find("hi", in: bundle, "ko_KR", table: "Other") == "다른")
    }

    @Test func aTextTakesTheLanguageOfItsEnvironment() throws {
        let bundle = try makeBundle([
            "ko.lproj/Localizable.strings": "\"%lld **cards**\" = \"카드 **%lld장**\";",
            "Localizable.strings": "\"%lld **cards**\" = \"%lld **cards** here\";",
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        var environment = EnvironmentValues()
        let text = Text("\(3) **cards**", bundle: bundle)
        environment.locale = Locale(identifier: "ko_KR")
        #expect(text.string(in: environment) == "카드 3장")
        environment.locale = Locale(identifier: "sv_SE")
        #expect(text.string(in: environment) == "3 cards here")
    }

    @Test func aBrokenFileIsPassedOver() throws {
        let bundle = try makeBundle([
            "ko.lproj/Localizable.strings": "hi = = nonsense", "Localizable.strings": "hi = \"Hi\";",
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(find("hi", in: bundle, "ko_KR") == "Hi")
        #expect(find("absent", in: bundle, "ko_KR") == nil)
    }
}
