import Foundation

/// The weather that is to come.
struct Forecast: Codable, Equatable {
    var steps: [ForecastStep]
    var secondsFromGMT = 0

    /// What is to come within 24 hours.
    func nextDay(from date: Date) -> [ForecastStep] {
        steps.filter { $0.date > date && $0.date <= date.addingTimeInterval(24 * 60 * 60) }
    }

    /// With the steps of an older forecast that lie within the last day, so that today is known from its beginning.
    func following(_ older: Forecast?) -> Forecast {
        guard let first = steps.map(\.date).min() else { return self }
        let past = older?.steps.filter { $0.date < first && $0.date > first.addingTimeInterval(-24 * 60 * 60) } ?? []
        return Forecast(steps: past + steps, secondsFromGMT: secondsFromGMT)
    }

    /// Today and the days after it, by the clock of a time zone. The weather of now belongs to today, of which late in
    /// the evening nothing else may be left.
    func days(from now: CurrentWeather, in timeZone: TimeZone, count: Int = 5) -> [DailyForecast] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let today = calendar.startOfDay(for: now.date)
        let steps = [ForecastStep(now)] + steps.filter { $0.date >= today }
        return Dictionary(grouping: steps) { calendar.startOfDay(for: $0.date) }
            .sorted { $0.key < $1.key }
            .prefix(count)
            .compactMap { DailyForecast(day: $0.key, steps: $0.value) }
    }
}
