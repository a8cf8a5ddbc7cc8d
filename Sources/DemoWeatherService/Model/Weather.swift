import Foundation

/// The weather of one place at one moment.
struct Weather: Sendable {
    var date: Date
    /// How high the sun stands, in degrees.
    var sunElevation: Double
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

    var isDay: Bool { sunElevation > Sun.horizon }

    /// The temperature at which the air's water begins to condense, by Magnus's formula, in degrees Celsius.
    var dewPoint: Double {
        let value = log(humidity / 100) + 17.62 * temperature / (243.12 + temperature)
        return 243.12 * value / (17.62 - value)
    }

    /// The index of ultraviolet light: near 12 under a high sun and no cloud.
    var ultravioletIndex: Double {
        isDay ? 12 * pow(max(0, sin(sunElevation * .pi / 180)), 2.4) * (1 - 0.006 * clouds) : 0
    }
}
