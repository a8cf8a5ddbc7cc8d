import Foundation

/// A part of a date that has a wheel.
enum DateWheel: Hashable {
    case day, month, year
    /// A day with its month, among all days.
    case anyDay
    case hour, minute, halfOfDay

    /// The wheels for some components, in the order that the language writes them in.
    static func all(for components: DatePickerComponents, locale: Locale) -> [DateWheel] {
        let time: [DateWheel] = components.contains(.hourAndMinute) ? timeOrder(locale) : []
        guard components.contains(.date) else { return time }
        return time.isEmpty ? dateOrder(locale) : [.anyDay] + time
    }

    private static func dateOrder(_ locale: Locale) -> [DateWheel] {
        order(of: [("y", .year), ("M", .month), ("d", .day)], in: "yMMMMd", locale)
    }

    private static func timeOrder(_ locale: Locale) -> [DateWheel] {
        order(of: [("a", .halfOfDay), ("h", .hour), ("H", .hour), ("m", .minute)], in: "jm", locale)
    }

    /// Those whose letter is in the format of a template, as it has them.
    private static func order(
        of letters: [(Character, DateWheel)], in template: String, _ locale: Locale
    ) -> [DateWheel] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        let bare = format.replacing("L", with: "M").replacing("K", with: "h").replacing("k", with: "H")
            .replacing("b", with: "a").replacing("B", with: "a")
        return letters.compactMap { letter, wheel in bare.firstIndex(of: letter).map { ($0, wheel) } }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    var name: SystemString {
        switch self {
        case .day: .day
        case .month: .month
        case .year: .year
        case .anyDay: .date
        case .hour: .hour
        case .minute: .minute
        case .halfOfDay: .halfOfDay
        }
    }

    /// Points.
    var minimumWidth: CGFloat {
        switch self {
        case .anyDay: 130
        case .month: 110
        case .year: 70
        case .day, .hour, .minute, .halfOfDay: 50
        }
    }

    var isEndless: Bool {
        switch self {
        case .day, .month, .hour, .minute: true
        case .year, .anyDay, .halfOfDay: false
        }
    }

    private static func has24Hours(_ calendar: Calendar) -> Bool {
        !timeOrder(calendar.locale ?? .current).contains(.halfOfDay)
    }

    // MARK: Values

    /// The first of all days.
    private static let firstDay = Date(timeIntervalSince1970: -62_135_596_800)
    private static let (yearCount, dayCount) = (9999, 3_652_000)

    func count(at date: Date, in calendar: Calendar) -> Int {
        switch self {
        case .day: calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        case .month: calendar.range(of: .month, in: .year, for: date)?.count ?? 12
        case .year: Self.yearCount
        case .anyDay: Self.dayCount
        // A clock of twelve hours goes round twice, and takes the half of the day along.
        case .hour: 24
        case .minute: 60
        case .halfOfDay: 2
        }
    }

    func index(of date: Date, in calendar: Calendar) -> Int {
        switch self {
        case .day: return calendar.component(.day, from: date) - 1
        case .month: return calendar.component(.month, from: date) - 1
        case .year: return calendar.component(.year, from: date) - 1
        case .anyDay:
            let start = calendar.startOfDay(for: Self.firstDay)
            return calendar.dateComponents([.day], from: start, to: date).day ?? 0
        case .hour: return calendar.component(.hour, from: date)
        case .minute: return calendar.component(.minute, from: date)
        case .halfOfDay: return calendar.component(.hour, from: date) / 12
        }
    }

    /// The date with another value in this part; the day stays within its month.
    func setting(_ index: Int, in date: Date, _ calendar: Calendar) -> Date {
        switch self {
        case .day: return adding(index, .day, to: date, calendar)
        case .month: return adding(index, .month, to: date, calendar)
        case .year: return adding(index, .year, to: date, calendar)
        case .anyDay: return adding(index, .day, to: date, calendar)
        case .hour:
            let hour = calendar.component(.hour, from: date)
            return calendar.date(byAdding: .hour, value: index - hour, to: date) ?? date
        case .minute: return adding(index, .minute, to: date, calendar)
        case .halfOfDay:
            let distance = (index - self.index(of: date, in: calendar)) * 12
            return calendar.date(byAdding: .hour, value: distance, to: date) ?? date
        }
    }

    private func adding(_ index: Int, _ component: Calendar.Component, to date: Date, _ calendar: Calendar) -> Date {
        calendar.date(byAdding: component, value: index - self.index(of: date, in: calendar), to: date) ?? date
    }

    // MARK: Titles

    func title(of index: Int, at date: Date, in calendar: Calendar) -> String {
        let style = Date.FormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
        switch self {
        case .month:
            let symbols = calendar.standaloneMonthSymbols
            return symbols.indices.contains(index) ? symbols[index] : "\(index + 1)"
        case .day:
            guard let start = calendar.dateInterval(of: .month, for: date)?.start,
                let day = calendar.date(byAdding: .day, value: index, to: start)
            else { return "\(index + 1)" }
            return day.formatted(style.day())
        case .year: return setting(index, in: date, calendar).formatted(style.year())
        case .anyDay:
            let day = setting(index, in: date, calendar)
            if calendar.isDateInToday(day) { return SystemString.today.localized(in: calendar.locale ?? .current) }
            // The wheel has room for words alone: "Wed Oct 9", "10월 9일 수".
            return day.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
                .filter { !",()".contains($0) }
        case .hour: return "\(Self.has24Hours(calendar) ? index : (index + 11) % 12 + 1)"
        case .minute: return index < 10 ? "0\(index)" : "\(index)"
        case .halfOfDay: return index == 0 ? calendar.amSymbol : calendar.pmSymbol
        }
    }
}
