import Foundation

/// The weather of now. Optional is what a station may not report.
struct CurrentWeather: Codable, Equatable {
    var condition: Condition
    var isNight = false
    /// Degrees Celsius, as all temperatures.
    var temperature: Double
    var feelsLike: Double?
    var low: Double?
    var high: Double?
    /// Percent.
    var humidity: Double?
    /// Hectopascals.
    var pressure: Double?
    /// Metres a second.
    var windSpeed: Double?
    /// From where the wind blows, in degrees clockwise from the north.
    var windDirection: Double?
    /// Metres a second.
    var gust: Double?
    /// Metres.
    var visibility: Double?
    /// Percent.
    var cloudiness: Double?
    /// Millimetres in an hour.
    var precipitation: Double?
    var sunrise: Date?
    var sunset: Date?
    var secondsFromGMT = 0
    /// When it was measured.
    var date: Date
}
