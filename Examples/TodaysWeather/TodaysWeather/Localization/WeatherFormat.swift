import Foundation

/// Writes measurements as they are read in a locale.
struct WeatherFormat {
    var locale: Locale
    var units = Units()

    /// Such as "18°".
    func temperature(_ celsius: Double) -> String {
        number(units.temperature.value(ofCelsius: celsius)) + "°"
    }

    /// Such as "3.5 m/s".
    func speed(_ metersPerSecond: Double) -> String {
        let value = units.speed.value(ofMetersPerSecond: metersPerSecond)
        return "\(number(value, places: units.speed == .metersPerSecond ? 1 : 0)) \(units.speed.symbol)"
    }

    /// Of 0 to 100.
    func percent(_ value: Double) -> String {
        (value / 100).formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    func pressure(_ hectopascals: Double) -> String { "\(number(hectopascals)) hPa" }

    /// In miles where speeds are in miles.
    func distance(_ meters: Double) -> String {
        if units.speed == .milesPerHour { return "\(number(meters / 1609.344, places: 1)) mi" }
        return "\(number(meters / 1000, places: meters < 10_000 ? 1 : 0)) km"
    }

    func millimeters(_ value: Double) -> String { "\(number(value, places: 1)) mm" }

    /// At most as many places after the point.
    private func number(_ value: Double, places: Int = 0) -> String {
        // Adding zero takes the sign of a negative zero away.
        (value.rounded(toPlaces: places) + 0)
            .formatted(.number.precision(.fractionLength(0...places)).locale(locale))
    }

    // MARK: - Times

    /// Such as "3:04 PM".
    func time(_ date: Date, in timeZone: TimeZone) -> String {
        date.formatted(style(timeZone).hour().minute())
    }

    /// Such as "3 PM".
    func hour(_ date: Date, in timeZone: TimeZone) -> String {
        date.formatted(style(timeZone).hour())
    }

    /// Such as "Mon".
    func weekday(_ date: Date, in timeZone: TimeZone) -> String {
        date.formatted(style(timeZone).weekday(.abbreviated))
    }

    private func style(_ timeZone: TimeZone) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale, timeZone: timeZone)
    }

    /// Such as "5 minutes ago".
    func age(of date: Date, at now: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        return formatter.localizedString(for: min(date, now), relativeTo: now)
    }
}
