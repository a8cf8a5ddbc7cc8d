import Foundation

/// From when to when.
struct DateRangeTextContent: TextContent {
    let range: Range<Date>

    func append(to resolver: inout TextResolver) {
        let environment = resolver.environment
        let isOneDay = environment.calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let format = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone)
        resolver.append(format.format(range))
    }
}
