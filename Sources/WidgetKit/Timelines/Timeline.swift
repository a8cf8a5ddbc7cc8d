import Foundation

/// What a widget shows at which dates, and when the provider is asked again.
public struct Timeline<EntryType: TimelineEntry> {
    /// In the order of their dates.
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for a new timeline.
///
/// A system with many widgets may ask later. Here a provider is asked in time, but at most once in a minute.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Moment: Equatable {
        case atEnd, never
        case after(Date)
    }

    let moment: Moment

    /// Once the last entry's date has come.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// When `WidgetCenter` is told that there is something new, and never before.
    public static let never = TimelineReloadPolicy(moment: .never)

    /// Once a date has come.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}
