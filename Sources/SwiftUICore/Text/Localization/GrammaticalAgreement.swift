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
        guard language == "en", let number = number(in: phrase),
            let noun = phrase.range(of: #"\p{L}+(?=\P{L}*$)"#, options: .regularExpression)
        else { return phrase }
        let word = String(phrase[noun])
        return phrase.replacingCharacters(
            in: noun, with: number == 1 ? EnglishNoun.singular(word) : EnglishNoun.plural(word))
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
}
