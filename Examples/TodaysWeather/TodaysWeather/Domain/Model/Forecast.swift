import Foundation

/// The weather that is to come.
struct Forecast: Codable, Equatable {
    var steps: [ForecastStep]
    var secondsFromGMT = 0

    /// What is to come within 24 hours.
    func nextDay(from date: Date) -> [ForecastStep] {
        steps.filter { $0.date > date && $0.date <= date.addingTimeInterval(24 * 60 * 60) }
    }

    /// The next days, from today on, by the clock of a time zone.
    func days(from date: Date, in timeZone: TimeZone, count: Int = 5) -> [DailyForecast] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let today = calendar.startOfDay(for: date)
        let steps = steps.filter { $0.date >= today }
        return Dictionary(grouping: steps) { calendar.startOfDay(for: $0.date) }
            .sorted { $0.key < $1.key }
            .prefix(count)
            .compactMap { DailyForecast(day: $0.key, steps: $0.value) }
    }
}
