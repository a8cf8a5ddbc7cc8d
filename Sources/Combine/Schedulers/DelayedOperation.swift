import Foundation

/// An operation that is not ready before a date.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
    /// The action, which is executed once, and let go then.
    private let action: Guarded<(() -> Void)?>
    private let isDue = Guarded(false)
    /// Waits for the date, unless the operation is cancelled before.
    private let alarm = DispatchSource.makeTimerSource(queue: .global())

    init(date: Date, action: @escaping () -> Void) {
        self.action = Guarded(action)
        super.init()
        // The wall clock, which is what dates refer to.
        alarm.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
        alarm.setEventHandler { [weak self] in self?.becomeDue() }
    }

    override var isReady: Bool {
        super.isReady && (isCancelled || isDue.withLock { $0 })
    }

    override func main() {
        action.withLock { $0.take() }?()
    }

    override func cancel() {
        super.cancel()
        alarm.cancel()
        action.replace(with: nil)
    }

    /// Waits for the date. The operation must be in its queue, which keeps it.
    func beginWaiting() {
        alarm.activate()
    }

    private func becomeDue() {
        willChangeValue(for: \.isReady)
        isDue.withLock { $0 = true }
        didChangeValue(for: \.isReady)
    }
}
