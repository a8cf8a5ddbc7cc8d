import Foundation

/// A unit that spans of time are written in, the largest first.
enum SpanUnit: CaseIterable {
    case year, month, weekOfMonth, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Written with two digits in positions.
    var isTime: Bool { self == .hour || self == .minute || self == .second }

    /// How many of another unit make one of this; nil where that varies.
    func count(of other: SpanUnit) -> Int? {
        switch (self, other) {
        case (.year, .month): 12
        case (.weekOfMonth, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        guard let (unit, duration) = duration(value) else { return named(value, style, locale) }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full: .wide
            case .short, .brief: .abbreviated
            default: .narrow
            }
        let text = duration.formatted(.units(allowed: [unit], width: width).locale(locale))
        return style == .brief ? text.filter { !$0.isWhitespace } : text
    }

    private func duration(_ value: Int) -> (Duration.UnitsFormatStyle.Unit, Duration)? {
        switch self {
        case .year, .month: nil
        case .weekOfMonth: (.weeks, .seconds(value * 604_800))
        case .day: (.days, .seconds(value * 86_400))
        case .hour: (.hours, .seconds(value * 3600))
        case .minute: (.minutes, .seconds(value * 60))
        case .second: (.seconds, .seconds(value))
        }
    }

    // MARK: Years and months

    private func named(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let isYear = self == .year
        switch locale.language.languageCode?.identifier {
        case "ko": return "\(value)\(isYear ? "년" : "개월")"
        case "ja": return "\(value)\(isYear ? "年" : "か月")"
        case "zh": return "\(value)\(isYear ? "年" : "个月")"
        default: return english(value, style, isYear)
        }
    }

    private func english(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ isYear: Bool) -> String {
        let plural = value == 1 ? "" : "s"
        switch style {
        case .full: return "\(value) \(isYear ? "year" : "month")\(plural)"
        case .short: return "\(value) \(isYear ? "yr" : "mth")\(plural)"
        case .brief: return "\(value)\(isYear ? "yr" : "mth")\(plural)"
        default: return "\(value)\(isYear ? "y" : "mo")"
        }
    }
}
