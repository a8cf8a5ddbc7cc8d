import Foundation
import Synchronization

/// What is to come and what has come.
final class NotificationSchedule: @unchecked Sendable {
    private struct State {
        var granted: UNAuthorizationOptions?
        var pending: [PendingNotification] = []
        var delivered: [UNNotification] = []
        var categories: Set<UNNotificationCategory> = []
    }

    private let state = Mutex(State())
    /// Is called on the main thread.
    var onDue: (UNNotificationRequest) -> Void = { _ in }

    /// What the app has asked for; nil before it has.
    var granted: UNAuthorizationOptions? { state.withLock { $0.granted } }
    var pending: [UNNotificationRequest] { state.withLock { $0.pending.map(\.request) } }
    var delivered: [UNNotification] { state.withLock { $0.delivered } }

    var categories: Set<UNNotificationCategory> {
        get { state.withLock { $0.categories } }
        set { state.withLock { $0.categories = newValue } }
    }

    func grant(_ options: UNAuthorizationOptions) {
        state.withLock { $0.granted = ($0.granted ?? []).union(options) }
    }

    /// - Returns: why it won't come.
    func add(_ request: UNNotificationRequest) -> UNError? {
        guard granted != nil else { return UNError(.notificationsNotAllowed) }
        removePending { $0 == request.identifier }
        guard let trigger = request.trigger else {
            DispatchQueue.main.async { self.onDue(request) }
            return nil
        }
        guard let date = trigger.next(after: Date()) else { return UNError(.notificationInvalidNoDate) }
        wait(for: request, until: date)
        return nil
    }

    private func wait(for request: UNNotificationRequest, until date: Date) {
        let pending = PendingNotification(request)
        state.withLock { $0.pending.append(pending) }
        pending.start(at: date) { [weak self, unowned pending] in self?.fire(pending) }
    }

    private func fire(_ due: PendingNotification) {
        let isPending = state.withLock { state in
            let index = state.pending.firstIndex { $0 === due }
            if let index { state.pending.remove(at: index) }
            return index != nil
        }
        guard isPending else { return }
        if let trigger = due.request.trigger, trigger.repeats, let next = trigger.next(after: Date()) {
            wait(for: due.request, until: next)
        }
        onDue(due.request)
    }

    func keep(_ notification: UNNotification) {
        removeDelivered { $0 == notification.request.identifier }
        state.withLock { $0.delivered.append(notification) }
    }

    func removePending(_ isMeant: (String) -> Bool) {
        let meant = state.withLock { state in
            let meant = state.pending.filter { isMeant($0.request.identifier) }
            state.pending.removeAll { isMeant($0.request.identifier) }
            return meant
        }
        for pending in meant { pending.cancel() }
    }

    func removeDelivered(_ isMeant: (String) -> Bool) {
        state.withLock { $0.delivered.removeAll { isMeant($0.request.identifier) } }
    }
}
