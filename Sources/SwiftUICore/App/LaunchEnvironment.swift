import Foundation
import Geometry
import Platform

extension EnvironmentValues {
    /// What every window of an app starts with: the system's values, the language that `HANOK_LOCALE` names, and
    /// the text size that `HANOK_TEXT_SIZE` names.
    package static var atLaunch: EnvironmentValues {
        var values = EnvironmentValues()
        if let identifier = ProcessInfo.processInfo.environment["HANOK_LOCALE"], !identifier.isEmpty {
            values.locale = Locale(identifier: identifier)
            values.calendar.locale = values.locale
            values.layoutDirection = Self.direction(of: values.locale.language)
        }
        if let size = ProcessInfo.processInfo.environment["HANOK_TEXT_SIZE"].flatMap(TextSize.init) {
            values.dynamicTypeSize = DynamicTypeSize(size)
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
