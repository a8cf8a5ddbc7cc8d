import Foundation

/// One month of a calendar, as a page shows it.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The month's first moment.
    let start: Date

    init(of date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// A place of the page; the page begins with places of the month before.
    struct Day: Identifiable, Equatable {
        let id: Int
        /// nil before the month's first day and after its last.
        let date: Date?
    }

    /// Whole weeks.
    var days: [Day] {
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let weekday = calendar.component(.weekday, from: start)
        let blanks = (weekday - calendar.firstWeekday + 7) % 7
        let places = (blanks + count + 6) / 7 * 7
        return (0..<places).map { place in
            let day = place - blanks
            let date = (0..<count).contains(day) ? calendar.date(byAdding: .day, value: day, to: start) : nil
            return Day(id: place, date: date)
        }
    }

    /// The short names of the days of a week, in the calendar's order.
    var weekdays: [String] {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        return symbols.indices.map { symbols[($0 + calendar.firstWeekday - 1) % symbols.count] }
    }

    /// - Parameter count: months later.
    func moved(by count: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: count, to: start) ?? start, calendar: calendar)
    }

    /// Whether one of its days may be selected.
    func isSelectable(from least: Date?, through most: Date?) -> Bool {
        let end = calendar.date(byAdding: .month, value: 1, to: start) ?? start
        return (least.map { end > $0 } ?? true) && (most.map { start <= $0 } ?? true)
    }

    /// The moment of a day that has another moment's time of day.
    func date(_ day: Date, withTimeOf date: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        return calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }
}

extension EnvironmentValues {
    /// The calendar with the language and the time zone that hold.
    var localCalendar: Calendar {
        var result = calendar
        result.locale = locale
        result.timeZone = timeZone
        return result
    }
}
