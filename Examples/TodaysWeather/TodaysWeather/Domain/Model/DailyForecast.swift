import Foundation

/// What the steps of one day come to.
struct DailyForecast: Equatable, Identifiable {
    /// Where the day begins.
    let day: Date
    let condition: Condition
    /// Whether of the day only the night is left.
    let isNight: Bool
    /// Degrees Celsius.
    let low: Double
    let high: Double
    /// The largest of the day, from 0 to 1.
    let precipitationChance: Double?

    var id: Date { day }

    /// Nil without steps.
    init?(day: Date, steps: [ForecastStep]) {
        guard let low = steps.map(\.low).min(), let high = steps.map(\.high).max() else { return nil }
        self.day = day
        self.low = low
        self.high = high
        isNight = steps.allSatisfy(\.isNight)
        condition = Self.condition(of: steps)
        precipitationChance = steps.compactMap(\.precipitationChance).max()
    }

    /// What is most frequent by day; by night only where no step lies in daylight. The rarer and rougher wins a tie.
    private static func condition(of steps: [ForecastStep]) -> Condition {
        let byDay = steps.filter { !$0.isNight }
        let conditions = (byDay.isEmpty ? steps : byDay).map(\.condition)
        return Condition.allCases.max { first, second in
            let counts = [first, second].map { condition in conditions.filter { $0 == condition }.count }
            return counts[0] == counts[1] ? first.roughness < second.roughness : counts[0] < counts[1]
        } ?? .unknown
    }
}

extension Condition {
    /// The earlier among the cases, the rougher.
    fileprivate var roughness: Int { -(Condition.allCases.firstIndex(of: self) ?? 0) }
}
