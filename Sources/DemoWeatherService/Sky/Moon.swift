import Foundation

/// The moon, as roughly as it needs to be to tell its phase.
enum Moon {
    /// From 0, new, over 0.5, full, to 1. By the mean length of a month; half a day off at most.
    static func phase(at date: Date) -> Double {
        // The new moon of 6 January 2000, 18:14.
        let months = (date.timeIntervalSince1970 - 947_182_440) / 86400 / 29.530_588_853
        return months - months.rounded(.down)
    }

    /// When it rises and sets: a new moon with the sun, a full one twelve hours after it.
    static func day(sunrise: Date, sunset: Date) -> (rise: Date, set: Date) {
        let delay = phase(at: sunrise) * 86400
        return (sunrise.addingTimeInterval(delay), sunset.addingTimeInterval(delay))
    }
}
