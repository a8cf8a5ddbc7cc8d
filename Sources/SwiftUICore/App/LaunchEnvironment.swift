import Foundation
import Geometry

extension EnvironmentValues {
    /// What every window of an app starts with: the system's values, and the language that `HANOK_LOCALE` names.
    package static var atLaunch: EnvironmentValues {
        var values = EnvironmentValues()
        if let identifier = ProcessInfo.processInfo.environment["HANOK_LOCALE"], !identifier.isEmpty {
            values.locale = Locale(identifier: identifier)
            values.calendar.locale = values.locale
            values.layoutDirection = Self.direction(of: values.locale.language)
        }
        return values
    }

    /// An app that has no texts of a language is laid out as those that it shows.
    private static func direction(of language: Locale.Language) -> LayoutDirection {
        guard language.characterDirection == .rightToLeft, let code = language.languageCode?.identifier,
            Bundle.main.localizations.contains(where: { $0 == code || $0.hasPrefix(code + "-") })
        else { return .leftToRight }
        return .rightToLeft
    }
}
