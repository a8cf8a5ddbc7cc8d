import Foundation

extension EnvironmentValues {
    /// What every window of an app starts with: the system's values, and the language that `HANOK_LOCALE` names.
    package static var atLaunch: EnvironmentValues {
        var values = EnvironmentValues()
        if let identifier = ProcessInfo.processInfo.environment["HANOK_LOCALE"], !identifier.isEmpty {
            values.locale = Locale(identifier: identifier)
            values.calendar.locale = values.locale
        }
        return values
    }
}
