import Foundation

/// The locale in which the app speaks and formats, by its name alone.
///
/// Foundation's own reads a database of all locales when it is first made, which takes a millisecond and megabytes; most
/// programs that start need no more than the name.
package enum UserLocale {
    /// The user's language and region as the tool has set them, by `HANOK_LOCALE`; the world's English where it has set
    /// none.
    static let given: String = {
        let identifier = ProcessInfo.processInfo.environment["HANOK_LOCALE"] ?? ""
        return identifier.isEmpty ? "en_001" : identifier
    }()

    /// What `Locale.current` is called.
    package static let identifier = isGiven ? given : make().identifier

    static func make() -> Locale {
        AppLocale.locale(given, localizations: Bundle.main.localizations, developmentRegion: developmentRegion)
    }

    /// The locale is certainly the one that the user has asked for, in Foundation's own way of writing it.
    private static var isGiven: Bool {
        guard let language = language(ofPlain: given) else { return false }
        guard let developmentRegion else { return true }
        // Of languages with more scripts than one, Foundation knows which are meant.
        return ["en", "ko", "ja", "de", "es", "fr", "it"].contains(language)
            && (developmentRegion == language || Bundle.main.localizations.contains(language))
    }

    private static var developmentRegion: String? {
        Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    }

    /// - Parameter name: a language and perhaps a country or the world, such as `ko_KR`; nil for all else.
    private static func language(ofPlain name: String) -> String? {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts[0].utf8.count == 2, parts[0].allSatisfy({ ("a"..."z").contains($0) }),
            parts.dropFirst().allSatisfy({ isCountry($0) || $0 == "001" })
        else { return nil }
        return String(parts[0])
    }

    private static func isCountry(_ name: Substring) -> Bool {
        name.utf8.count == 2 && name.allSatisfy { ("A"..."Z").contains($0) }
    }
}
