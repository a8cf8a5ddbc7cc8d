import Foundation

/// Has a noun agree with the number before it, as `^[3 apple](inflect: true)` asks for.
///
/// English is known. Texts of other languages stay as they are written.
enum GrammaticalAgreement {
    static func inflect(_ phrase: String, in locale: Locale) -> String {
        guard locale.language.languageCode?.identifier == "en", let number = number(in: phrase), number != 1,
            let noun = phrase.range(of: #"\p{L}+(?=\P{L}*$)"#, options: .regularExpression)
        else { return phrase }
        return phrase.replacingCharacters(in: noun, with: plural(String(phrase[noun])))
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
