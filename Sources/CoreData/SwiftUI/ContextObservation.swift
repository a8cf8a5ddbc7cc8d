import AppleFoundation

/// Is told when objects of a context have changed.
protocol ContextObserver: AnyObject, Sendable {
    func contextDidChange(_ notification: Notification)
}

/// Tells an observer of a context's changes for as long as it lives.
final class ContextObservation: @unchecked Sendable {
    private let token: any NSObjectProtocol

    init(of context: NSManagedObjectContext, by observer: any ContextObserver) {
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak observer] notification in observer?.contextDidChange(notification) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
