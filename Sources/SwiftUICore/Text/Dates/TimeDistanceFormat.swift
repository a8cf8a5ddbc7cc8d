import Foundation

/// Writes how long something takes; each text comes with the unit in seconds in which it changes.
struct TimeDistanceFormat {
    let locale: Locale

    private static let minute = 60
    private static let hour = 3600
    private static let day = 86_400
    private static let week = 604_800

    /// “2 hr, 23 min”: the two largest units. Weeks are the largest, since Foundation names no larger ones on Linux.
    func relative(_ seconds: Int) -> (string: String, unit: Int) {
        let unit =
            seconds < Self.hour ? 1 : seconds < Self.day ? Self.minute : seconds < Self.week ? Self.hour : Self.day
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2,
            fractionalPart: .hide(rounded: .down)
        ).locale(locale)
        return (format.format(.seconds(seconds / unit * unit)), unit)
    }

    /// “+2 hours”: the largest unit.
    func offset(_ distance: TimeDistance) -> (string: String, unit: Int) {
        let seconds = distance.magnitude
        let unit =
            seconds < Self.minute
            ? 1
            : seconds < Self.hour
                ? Self.minute : seconds < Self.day ? Self.hour : seconds < Self.week ? Self.day : Self.week
        let format = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1,
            fractionalPart: .hide(rounded: .down)
        ).locale(locale)
        let sign = seconds == 0 ? "" : distance.isPast ? NumberSymbols.of(locale).minus : "+"
        return (sign + format.format(.seconds(seconds / unit * unit)), unit)
    }

    /// “36:59:01”.
    /// - Parameter showsHours: whether more than 59 minutes are hours.
    func clock(_ seconds: Int, showsHours: Bool = true) -> (string: String, unit: Int) {
        let hasHours = showsHours && seconds >= Self.hour
        let format = Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale)
        return (format.format(.seconds(seconds)), 1)
    }
}
