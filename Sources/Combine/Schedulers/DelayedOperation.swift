import Foundation

/// An operation that is not ready before a date.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
    private let date: Date
    /// The action, which is executed once, and let go then.
    private let action: Guarded<(() -> Void)?>
    private let isDue = Guarded(false)

    init(date: Date, action: @escaping () -> Void) {
        self.date = date
        self.action = Guarded(action)
    }

    override var isReady: Bool {
        super.isReady && (isCancelled || isDue.withLock { $0 })
    }

    override func main() {
        action.withLock { $0.take() }?()
    }

    override func cancel() {
        super.cancel()
        action.replace(with: nil)
    }

    /// Waits for the date. The operation must be in its queue.
    func start(waitingOn queue: DispatchQueue) {
        // The wall clock, which is what dates refer to.
        queue.asyncAfter(wallDeadline: .now() + max(0, date.timeIntervalSinceNow)) { [self] in
            willChangeValue(for: \.isReady)
            isDue.withLock { $0 = true }
            didChangeValue(for: \.isReady)
        }
    }
}
