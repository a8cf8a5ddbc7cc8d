import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When the widget shows it.
    var date: Date { get }

    /// How much the entry matters beside others; nil, the default, where that is not known.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, by which a stack of widgets chooses the one on top. There are no stacks here: all widgets
/// are in sight.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// In any scale of the provider's own; 0 and less does not matter.
    public var score: Float
    /// Seconds from the entry's date; 0 is until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
