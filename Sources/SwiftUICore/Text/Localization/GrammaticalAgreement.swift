import Foundation
import RuntimeWarnings

/// Has a noun agree with the number before it, as `^[3 apple](inflect: true)` asks for.
///
/// English is known. Nouns of languages without a plural, such as Korean, stay as they are; those of others do too, which
/// is told once.
enum GrammaticalAgreement {
    static func inflect(_ phrase: String, in locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? ""
        if !withoutPlural.contains(language), language != "en" { report(phrase, language) }
        guard language == "en", let number = number(in: phrase), number != 1,
            let noun = phrase.range(of: #"\p{L}+(?=\P{L}*$)"#, options: .regularExpression)
        else { return phrase }
        return phrase.replacingCharacters(in: noun, with: plural(String(phrase[noun])))
    }

    /// Languages whose nouns have one form beside any number (CLDR: "other" is their only plural category).
    private static let withoutPlural: Set<String> = ["ko", "ja", "zh", "yue", "th", "vi", "id", "ms", "lo", "my", ""]

    private static func report(_ phrase: String, _ language: String) {
        RuntimeWarning.report(
            "“\(phrase)” is to agree with its number, which is known of English alone; texts of the language "
                + "“\(language)” stay as they are written", once: "agreement \(language)")
    }

    /// The first number of a text, whatever separates its groups.
    private static func number(in phrase: String) -> Double? {
        guard let match = phrase.firstMatch(of: /[0-9][0-9,]*(?:\.[0-9]+)?/) else { return nil }
        return Double(match.output.filter { $0 != "," })
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives",
        "half": "halves", "shelf": "shelves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "sheep": "sheep", "fish": "fish", "series": "series",
    ]

    /// By the rules of English spelling.
    static func plural(_ noun: String) -> String {
        let lower = noun.lowercased()
        if let known = irregular[lower] {
            return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
        let beforeLast = lower.dropLast().last
        if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
        return noun + "s"
    }
}
