import Foundation

/// In what temperatures and speeds are read.
struct Units: Equatable {
    var temperature = TemperatureUnit.celsius
    var speed = SpeedUnit.metersPerSecond

    /// Those that are usual where a locale is.
    static func usual(in locale: Locale) -> Units {
        let usesFahrenheit = ["US", "BS", "BZ", "KY", "PW", "LR", "FM", "MH"].contains(locale.region?.identifier ?? "")
        let usesMiles = usesFahrenheit || locale.measurementSystem == .uk
        let usesMeters = ["KR", "JP", "CN", "TW", "RU", "SE", "NO", "FI", "DK"].contains(
            locale.region?.identifier ?? "")
        return Units(
            temperature: usesFahrenheit ? .fahrenheit : .celsius,
            speed: usesMiles ? .milesPerHour : usesMeters ? .metersPerSecond : .kilometersPerHour)
    }
}
