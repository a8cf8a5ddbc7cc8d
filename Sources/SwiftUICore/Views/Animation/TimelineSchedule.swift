import Foundation

/// The dates at which a `TimelineView` shows its content anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates from one on, in ascending order; the first is what is shown at that one.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable, Hashable {
    case normal
    /// Less often, as on a dimmed display.
    case lowFrequency
}

/// At every start of a minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let first = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return AnySequence(sequence(first: Date(timeIntervalSinceReferenceDate: first)) { $0.addingTimeInterval(60) })
    }
}

/// Regularly, counted from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds; 0 and less never changes.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        guard interval > 0 else { return AnySequence([start]) }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = start.addingTimeInterval(max(0, passed) * interval)
        let interval = self.interval
        return AnySequence(sequence(first: first) { $0.addingTimeInterval(interval) })
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At every refresh of the display, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: seconds; nil is every refresh.
    ///   - paused: whether nothing changes.
    public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        self.minimumInterval = max(0, minimumInterval ?? 0)
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let interval = max(minimumInterval, 1.0 / 60)
        return isPaused
            ? AnySequence([startDate]) : AnySequence(sequence(first: startDate) { $0.addingTimeInterval(interval) })
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// - Parameter interval: seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// - Parameter dates: in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
