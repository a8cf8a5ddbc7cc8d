import Foundation

/// What the user has set; nil is what is usual in the user's region.
struct Settings: Codable, Equatable {
    var temperatureUnit: TemperatureUnit?
    var speedUnit: SpeedUnit?
    /// The user's own key to the weather service.
    var apiKey: String?

    func units(in locale: Locale) -> Units {
        let usual = Units.usual(in: locale)
        return Units(temperature: temperatureUnit ?? usual.temperature, speed: speedUnit ?? usual.speed)
    }
}

/// The key is kept out of everything that prints settings.
extension Settings: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "Settings" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
