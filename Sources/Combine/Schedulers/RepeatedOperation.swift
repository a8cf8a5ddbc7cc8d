import Foundation

/// An action that an operation queue executes again and again, as one delayed operation after the other.
final class RepeatedOperation: @unchecked Sendable {
    private weak var queue: OperationQueue?
    private let interval: TimeInterval
    private let action: () -> Void
    /// The operation that is waited for; `nil` at first and after the end.
    private let pending = Guarded<DelayedOperation?>(nil)
    private let isCancelled = Guarded(false)

    init(queue: OperationQueue, interval: TimeInterval, action: @escaping () -> Void) {
        self.queue = queue
        self.interval = interval
        self.action = action
    }

    /// Executes the action at a date, and then at the interval.
    func schedule(at date: Date) {
        guard let queue else { return }
        let operation = DelayedOperation(date: date) { [self] in
            guard !isCancelled.withLock({ $0 }) else { return }
            schedule(at: date + interval)
            action()
        }
        pending.replace(with: operation)
        queue.addOperation(operation)
        operation.beginWaiting()
    }

    func cancel() {
        isCancelled.withLock { $0 = true }
        pending.withLock { $0.take() }?.cancel()
    }
}
