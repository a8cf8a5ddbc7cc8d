import Foundation

/// The weather of one place at one moment.
struct Weather: Sendable {
    var date: Date
    var isDay: Bool
    var condition: Condition
    /// In degrees Celsius.
    var temperature: Double
    var feelsLike: Double
    /// At sea level and at the ground, in hectopascals.
    var seaLevelPressure: Double
    var groundPressure: Double
    /// In percent.
    var humidity: Double
    var clouds: Double
    /// In metres.
    var visibility: Double
    /// In metres per second, and whence the wind blows, in degrees from the north.
    var windSpeed: Double
    var windDirection: Double
    var gust: Double
    /// In millimetres of water per hour.
    var rain: Double
    var snow: Double
    /// From 0 to 1.
    var chanceOfPrecipitation: Double
}
