import SwiftUI

/// Figures as they are read in a language and region.
struct Wording {
    let locale: Locale

    /// Metres as far as a kilometre, kilometres beyond.
    func distance(_ metres: Double) -> String {
        if metres < 999.5 { return String(localized: "\(number(metres, decimals: 0)) m") }
        let kilometres = metres / 1_000
        return String(localized: "\(number(kilometres, decimals: kilometres < 9.95 ? 1 : 0)) km")
    }

    private func number(_ value: Double, decimals: Int) -> String {
        value.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
    }

    /// Hours and minutes, begun minutes left out.
    func duration(_ seconds: TimeInterval) -> String {
        let minutes = Int(seconds / 60)
        if minutes == 0 { return String(localized: "Under 1 min") }
        return Duration.seconds(minutes * 60)
            .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(locale))
    }

    /// The nearest of the eight points of the compass.
    /// - Parameter bearing: degrees clockwise from north.
    func direction(_ bearing: Double) -> String {
        switch Int((bearing / 45).rounded()) % 8 {
        case 0: String(localized: "north")
        case 1: String(localized: "north-east")
        case 2: String(localized: "east")
        case 3: String(localized: "south-east")
        case 4: String(localized: "south")
        case 5: String(localized: "south-west")
        case 6: String(localized: "west")
        default: String(localized: "north-west")
        }
    }

    func time(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    }

    /// From check-in to check-out, or since check-in.
    func times(_ visit: Visit) -> String {
        guard let checkOut = visit.checkOut else { return String(localized: "Since \(time(visit.checkIn))") }
        return "\(time(visit.checkIn)) – \(time(checkOut))"
    }

    func day(_ date: Date, today: Date, calendar: Calendar = .current) -> String {
        if calendar.isDate(date, inSameDayAs: today) { return String(localized: "Today") }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: today),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return String(localized: "Yesterday")
        }
        return date.formatted(
            Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
                .weekday(.wide).month(.wide).day())
    }
}

extension EnvironmentValues {
    /// Figures in the language and region of the view.
    var wording: Wording { Wording(locale: locale) }
}
