import Foundation

/// Three hours of a forecast.
struct ForecastStep: Codable, Equatable, Identifiable {
    var date: Date
    var condition: Condition
    var isNight = false
    /// Degrees Celsius, as all temperatures.
    var temperature: Double
    var low: Double
    var high: Double
    /// From 0 to 1.
    var precipitationChance: Double?
    /// Millimetres in three hours.
    var precipitation: Double?

    var id: Date { date }
}
