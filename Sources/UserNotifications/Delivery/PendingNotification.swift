import Foundation

/// One notification that is to come, with what it waits on.
final class PendingNotification: @unchecked Sendable {
    let request: UNNotificationRequest
    private let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)

    init(_ request: UNNotificationRequest) { self.request = request }

    deinit { timer.cancel() }

    /// - Parameter onDue: is called on the main thread.
    func start(at date: Date, onDue: @escaping @Sendable () -> Void) {
        timer.setEventHandler(handler: onDue)
        timer.schedule(wallDeadline: .now() + date.timeIntervalSinceNow)
        timer.resume()
    }

    func cancel() { timer.cancel() }
}
