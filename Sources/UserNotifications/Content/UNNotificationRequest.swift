import Foundation

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// A later request of the same name takes the place of an earlier one.
    public let identifier: String
    public let content: UNNotificationContent
    /// When it comes; nil is at once.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.snapshot
        self.trigger = trigger
    }
}
