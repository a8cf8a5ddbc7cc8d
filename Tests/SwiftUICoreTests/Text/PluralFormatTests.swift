import Foundation
import Testing

@testable import SwiftUICore

/// Entries of `.stringsdict` tables (Foundation's "Stringsdict file format").
struct PluralFormatTests {
    private func format(_ format: String, _ variables: [String: [String: String]]) throws -> PluralFormat {
        var entry: [String: Any] = variables
        entry["NSStringLocalizedFormatKey"] = format
        return try #require(PluralFormat(entry))
    }

    private func text(_ plural: PluralFormat, _ arguments: FormatArgument...) -> String {
        String(plural, arguments, locale: Locale(identifier: "en_US"))
    }

    @Test func theNumberChoosesTheForm() throws {
        let cards = try format("%#@n@ left", ["n": ["zero": "nothing", "one": "%d card", "other": "%d cards"]])
        #expect(text(cards, .integer(1)) == "1 card left")
        #expect(text(cards, .integer(2)) == "2 cards left")
        #expect(text(cards, .integer(0)) == "nothing left")
        #expect(text(cards, .double(1.5)) == "1 cards left")
        #expect(cards.otherForm == "%d cards left")
    }

    @Test func severalNumbersKeepTheirPlaces() throws {
        let albums = ["one": "an album", "other": "%arg albums"].mapValues {
            $0.replacingOccurrences(of: "%arg", with: "%2$lld")
        }
        let plural = try format(
            "%@: %1$#@p@ in %2$#@a@", ["p": ["one": "%1$lld photo", "other": "%1$lld photos"], "a": albums])
        #expect(text(plural, .integer(2), .integer(1)).hasSuffix("2 photos in an album"))
        let turned = try format("%2$#@a@ with %1$#@p@", ["p": ["other": "%lld photos"], "a": ["other": "%lld albums"]])
        #expect(text(turned, .integer(2), .integer(3)) == "3 albums with 2 photos")
    }

    @Test func aFormMayHaveVariablesInTurn() throws {
        let plural = try format(
            "%#@a@",
            [
                "a": ["one": "One %#@b@", "other": "%d %#@b@"],
                "b": ["one": "cat and a dog", "other": "cats and %d dogs"],
            ])
        #expect(text(plural, .integer(2), .integer(3)) == "2 cats and 3 dogs")
        #expect(text(plural, .integer(1), .integer(1)) == "One cat and a dog")
    }

    @Test func textsAndStringsFindTheirForm() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Plurals-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let forms = ["one": "%lld apple", "other": "%lld apples"]
        let entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@v@", "v": forms]
        try PropertyListSerialization.data(fromPropertyList: ["%lld apples": entry], format: .xml, options: 0)
            .write(to: language.appendingPathComponent("Localizable.plurals.plist"))
        let bundle = try #require(Bundle(url: folder))
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en")
        #expect(Text("\(1) apples", bundle: bundle).string(in: environment) == "1 apple")
        #expect(Text("\(1200) apples", bundle: bundle).string(in: environment) == "1,200 apples")
        #expect(String(localized: "\(1) apples", bundle: bundle, locale: environment.locale) == "1 apple")
    }
}
