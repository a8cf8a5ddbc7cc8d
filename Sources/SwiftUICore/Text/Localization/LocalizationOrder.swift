import Foundation

/// Which of an app's languages suit a locale.
package enum LocalizationOrder {
    /// Those of an app's languages that suit a locale, the most particular first.
    package static func languages(for locale: TextLocale, among localizations: Set<String>) -> [String] {
        let code = String(locale.identifier.prefix { $0.isLetter })
        let related = localizations.filter { $0.prefix { $0.isLetter } == code }
        // Scripts and regions, which Foundation knows, play no part where all that there is is the language itself.
        if related == [code] { return [code] }
        return languages(for: locale.locale).filter(localizations.contains)
    }

    /// The names that a folder for the locale may have, the most particular first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
    package static func languages(for locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return [] }
        let script = language.script?.identifier
        let region = locale.region?.identifier
        var names: [String] = []
        if let script, let region { names.append("\(code)-\(script)-\(region)") }
        if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
        if let script { names.append("\(code)-\(script)") }
        return names + [code]
    }
}
