import Foundation

enum TemperatureUnit: String, Codable, CaseIterable, Identifiable {
    case celsius, fahrenheit

    var id: Self { self }
    var symbol: String { self == .celsius ? "°C" : "°F" }

    func value(ofCelsius degrees: Double) -> Double { self == .celsius ? degrees : degrees.fahrenheit }
}

enum SpeedUnit: String, Codable, CaseIterable, Identifiable {
    case metersPerSecond, kilometersPerHour, milesPerHour

    var id: Self { self }

    var symbol: String {
        switch self {
        case .metersPerSecond: "m/s"
        case .kilometersPerHour: "km/h"
        case .milesPerHour: "mph"
        }
    }

    func value(ofMetersPerSecond speed: Double) -> Double {
        switch self {
        case .metersPerSecond: speed
        case .kilometersPerHour: speed.kilometersPerHour
        case .milesPerHour: speed.milesPerHour
        }
    }
}

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
