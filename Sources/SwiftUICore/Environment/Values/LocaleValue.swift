import Foundation

extension EnvironmentValues {
    /// The language and region that texts are written for.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are shown in.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are shown in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

package struct LocaleKey: EnvironmentKey {
    package static let defaultValue = Locale.current
}

package struct CalendarKey: EnvironmentKey {
    package static let defaultValue = Calendar.current
}

package struct TimeZoneKey: EnvironmentKey {
    package static let defaultValue = TimeZone.current
}
