import Foundation

/// Comes after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval

    /// - Parameter timeInterval: more than 0 seconds, 60 or more where it comes again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would come if it were asked for now.
    open func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date + timeInterval }
}
