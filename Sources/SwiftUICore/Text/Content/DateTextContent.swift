import Foundation

/// A date in a style.
struct DateTextContent: TextContent {
    let date: Date
    let style: Text.DateStyle

    func append(to resolver: inout TextResolver) {
        let environment = resolver.environment
        switch style.kind {
        case .time: resolver.append(environment.dateFormat(.omitted, .shortened).format(date))
        case .date: resolver.append(environment.dateFormat(.long, .omitted).format(date))
        case .relative, .offset, .timer: appendDistance(to: &resolver)
        }
    }

    private func appendDistance(to resolver: inout TextResolver) {
        let distance = TimeDistance(from: resolver.date, to: date)
        let format = TimeDistanceFormat(locale: resolver.environment.locale)
        let text: (string: String, unit: Int)
        switch style.kind {
        case .offset: text = format.offset(distance)
        case .timer: text = format.clock(distance.magnitude)
        default: text = format.relative(distance.magnitude)
        }
        resolver.append(text.string)
        resolver.noteChange(at: distance.nextChange(ofUnit: text.unit))
    }
}

extension TextEnvironment {
    package func dateFormat(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
