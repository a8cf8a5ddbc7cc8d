import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

        package let kind: Kind

        /// The time of day: “11:23 PM”.
        public static let time = DateStyle(kind: .time)
        /// The day: “June 3, 2019”.
        public static let date = DateStyle(kind: .date)
        /// How long it is until or since then: “2 hr, 23 min”. It is kept up to date.
        public static let relative = DateStyle(kind: .relative)
        /// How long it is until or since then, in one unit, with a sign: “+2 hours”. It is kept up to date.
        public static let offset = DateStyle(kind: .offset)
        /// How long it is until or since then, as a clock: “36:59:01”. It is kept up to date.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date; where its style depends on the present, the text changes by itself.
    public init(_ date: Date, style: DateStyle) { self.init(content: DateTextContent(date: date, style: style)) }

    /// From when to when: “9:30 AM – 3:30 PM”.
    public init(_ dates: ClosedRange<Date>) {
        self.init(content: DateRangeTextContent(range: dates.lowerBound..<dates.upperBound))
    }

    /// From when to when: “9:30 AM – 3:30 PM”.
    public init(_ interval: DateInterval) {
        self.init(content: DateRangeTextContent(range: interval.start..<interval.end))
    }

    /// A clock that runs through an interval of time, and stands still before and after it.
    /// - Parameters:
    ///   - pauseTime: from then on it stands still.
    ///   - countsDown: whether it shows what is left, not what has passed.
    ///   - showsHours: whether an hour and more is shown as hours, not as more than 59 minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            content: TimerTextContent(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
