import Foundation

// What stands for properties of Foundation's on Linux, which take any language that a bundle has, and end the process
// where there is none.
extension Bundle {
    /// What `preferredLocalizations` becomes in an app: the language of the bundle's that fits the user's.
    public var _preferredLocalizations: [String] {
        Self.preferred(localizations, Locale.preferredLanguages, otherwise: _developmentLocalization)
    }

    /// What `developmentLocalization` becomes in an app.
    public var _developmentLocalization: String? {
        // The tool names the language that was chosen as the region in which the app was written.
        let keys = ["HanokDevelopmentRegion", "CFBundleDevelopmentRegion"]
        return keys.lazy.compactMap { self.infoDictionary?[$0] as? String }.first
    }

    /// What `preferredLocalizations(from:)` becomes in an app.
    public static func _preferredLocalizations(from localizations: [String]) -> [String] {
        preferred(localizations, Locale.preferredLanguages, otherwise: Bundle.main._developmentLocalization)
    }

    /// What `preferredLocalizations(from:forPreferences:)` becomes in an app.
    public static func _preferredLocalizations(
        from localizations: [String], forPreferences preferences: [String]?
    ) -> [String] {
        preferred(
            localizations, preferences ?? Locale.preferredLanguages, otherwise: Bundle.main._developmentLocalization)
    }

    private static func preferred(
        _ localizations: [String], _ languages: [String], otherwise development: String?
    ) -> [String] {
        for language in languages {
            if let match = match(language, localizations) { return [match] }
        }
        let rest = development.flatMap { localizations.contains($0) ? $0 : nil } ?? localizations.first ?? development
        return rest.map { [$0] } ?? []
    }

    /// The whole name, else ever less of it, else another region's way of writing the language in the same script.
    private static func match(_ language: String, _ localizations: [String]) -> String? {
        var parts = language.split { "-_".contains($0) }.map { $0.lowercased() }
        while !parts.isEmpty {
            let name = parts.joined(separator: "-")
            let match = localizations.first { $0.lowercased().replacingOccurrences(of: "_", with: "-") == name }
            if let match { return match }
            parts.removeLast()
        }
        let wanted = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
        return localizations.first { name in
            let other = Locale.Language(identifier: Locale.Language(identifier: name).maximalIdentifier)
            return other.languageCode == wanted.languageCode && other.script == wanted.script
        }
    }
}
