import Foundation

/// The language and region that the desktop is set to.
enum SystemLocale {
    /// Such as `ko_KR`; `en_US` where none is set.
    static var identifier: String {
        let environment = ProcessInfo.processInfo.environment
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        let identifier = name?.prefix { $0 != "." && $0 != "@" } ?? ""
        return ["", "C", "POSIX"].contains(identifier) ? "en_US" : String(identifier)
    }

    /// A locale with the region in which its language is mostly spoken, where it names none: a phone always has one, and
    /// the currency hangs on it.
    static func withRegion(_ identifier: String) -> String {
        let locale = Locale(identifier: identifier)
        guard locale.region == nil, let region = Locale(identifier: locale.language.maximalIdentifier).region else {
            return identifier
        }
        return identifier.replacingOccurrences(of: "-", with: "_") + "_" + region.identifier
    }

    /// Whether a text names a language that there is.
    static func isLocale(_ text: Substring) -> Bool {
        let locale = Locale(identifier: text.trimmingCharacters(in: .whitespaces))
        return locale.language.languageCode?.isISOLanguage == true
    }
}
