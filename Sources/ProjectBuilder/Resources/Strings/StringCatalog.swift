import Foundation
import XcodeProject

/// An `.xcstrings` catalog: all languages of a table in one file.
struct StringCatalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }

    struct Unit: Decodable { let value: String? }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    /// A text that depends on a number or a device; one may lie in the other.
    final class Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    let sourceLanguage: String
    let strings: [String: Entry]

    /// - Throws: `ProjectError` where the file is no string catalog.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(file: path, message: "this string catalog can't be read")
        }
        self = try JSONFile.decode(StringCatalog.self, data, file: path, what: "this string catalog")
    }

    var languages: [String] {
        Set(strings.values.flatMap { ($0.localizations ?? [:]).keys } + [sourceLanguage]).sorted()
    }

    /// The texts of a language that stand for themselves.
    func plainTexts(_ language: String) -> [String: String] {
        strings.compactMapValues { entry in
            guard let text = entry.localizations?[language], text.substitutions == nil else { return nil }
            return Self.forPhone(text)?.stringUnit?.value
        }
    }

    /// The texts of a language that depend on numbers, in the form of a `.stringsdict`.
    func plurals(_ language: String) -> PluralTable {
        var entries: [String: PropertyValue] = [:]
        for (key, entry) in strings {
            guard let text = entry.localizations?[language].flatMap(Self.forPhone) else { continue }
            if let forms = text.variations?.plural {
                entries[key] = Self.entry(key, forms)
            } else if let substitutions = text.substitutions, let format = text.stringUnit?.value {
                entries[key] = Self.entry(format: format, substitutions)
            }
        }
        return PluralTable(entries: entries)
    }

    /// The variant for a phone, where a text depends on the device.
    private static func forPhone(_ text: Localization) -> Localization? {
        guard let devices = text.variations?.device else { return text }
        return devices["iphone"] ?? devices["other"]
    }

    /// The forms of a whole text, by the first number in its key.
    private static func entry(_ key: String, _ forms: [String: Localization]) -> PropertyValue {
        let values = FormatValues(key)
        // The one value of a text needs no place.
        let place = values.specifiers.count > 1 ? values.placeOfNumber : nil
        let rule = rule(forms, specifier: values.numberFormat ?? "lld", argument: place) { form in
            place == nil ? form : FormatValues(form).placed
        }
        let format = place.map { "%\($0)$#@value@" } ?? "%#@value@"
        return .dictionary(["NSStringLocalizedFormatKey": .string(format), "value": rule])
    }

    private static func entry(format: String, _ substitutions: [String: Substitution]) -> PropertyValue {
        var entry: [String: PropertyValue] = [:]
        var format = format
        for (name, substitution) in substitutions {
            // The order in which they stand need not be that of their numbers.
            if let argument = substitution.argNum {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(argument)$#@\(name)@")
            }
            let specifier = substitution.formatSpecifier ?? "lld"
            entry[name] = rule(
                substitution.variations?.plural ?? [:], specifier: specifier, argument: substitution.argNum)
        }
        entry["NSStringLocalizedFormatKey"] = .string(format)
        return .dictionary(entry)
    }

    private static func rule(
        _ forms: [String: Localization], specifier: String, argument: Int?,
        transform: (String) -> String = { $0 }
    ) -> PropertyValue {
        var rule: [String: PropertyValue] = [
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
            "NSStringFormatValueTypeKey": .string(specifier),
        ]
        for (category, form) in forms {
            // %arg is the number itself, in the variable's own format.
            let position = argument.map { "\($0)$" } ?? ""
            rule[category] = form.stringUnit?.value.map {
                .string(transform($0.replacingOccurrences(of: "%arg", with: "%\(position)\(specifier)")))
            }
        }
        return .dictionary(rule)
    }
}
