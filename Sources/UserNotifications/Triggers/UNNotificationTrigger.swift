import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next time after a date; nil where there is none.
    func next(after date: Date) -> Date? { nil }
}
