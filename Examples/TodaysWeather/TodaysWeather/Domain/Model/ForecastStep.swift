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

extension ForecastStep {
    /// Now, as the step that the others follow.
    init(_ now: CurrentWeather) {
        self.init(
            date: now.date, condition: now.condition, isNight: now.isNight, temperature: now.temperature,
            low: now.temperature, high: now.temperature)
    }
}
