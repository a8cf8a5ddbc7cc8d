import Foundation

/// In what an app speaks and formats.
enum AppLocale {
    /// As on Apple's platforms, the language is the first that the app has of those that are asked for, otherwise the
    /// one in which it was written, and the region is the user's own: an app that has English texts alone formats dates
    /// in English with what is usual in the region, such as `en_SA`.
    /// - Parameters:
    ///   - identifier: the user's language and region.
    ///   - developmentRegion: the language in which the app was written; nil for a program that is no app, which is
    ///     taken to speak each language.
    static func locale(_ identifier: String, localizations: [String], developmentRegion: String?) -> Locale {
        let wanted = Locale(identifier: identifier)
        guard let developmentRegion, !hasTexts(of: wanted, in: localizations + [developmentRegion]) else {
            return wanted
        }
        var components = Locale.Components(locale: wanted)
        components.languageComponents = .init(identifier: developmentRegion)
        components.languageComponents.region = wanted.region
        components.region = nil
        return Locale(components: components)
    }

    /// A script other than the language's usual one has texts of its own.
    private static func hasTexts(of wanted: Locale, in localizations: [String]) -> Bool {
        localizations.contains { name in
            let language = Locale.Language(identifier: name)
            return language.languageCode == wanted.language.languageCode
                && Locale.Language(identifier: language.maximalIdentifier).script
                    == Locale.Language(identifier: wanted.language.maximalIdentifier).script
        }
    }
}
