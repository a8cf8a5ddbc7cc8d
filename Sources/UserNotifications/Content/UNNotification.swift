import Foundation

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it came.
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}
