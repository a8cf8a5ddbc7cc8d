import Foundation

/// Hands a monitor's events to all that wait for them; those that nobody waits for yet go to the first that does.
final class MonitorBroadcast: @unchecked Sendable {
    private let lock = NSLock()
    private var listeners: [Int: AsyncStream<CLMonitor.Event>.Continuation] = [:]
    private var unheard: [CLMonitor.Event] = []
    private var nextID = 0

    func stream() -> AsyncStream<CLMonitor.Event> {
        AsyncStream { listener in
            let (id, events) = lock.withLock {
                nextID += 1
                listeners[nextID] = listener
                defer { unheard = [] }
                return (nextID, unheard)
            }
            for event in events { listener.yield(event) }
            listener.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    func send(_ event: CLMonitor.Event) {
        let current = lock.withLock {
            if listeners.isEmpty { unheard.append(event) }
            return Array(listeners.values)
        }
        for listener in current { listener.yield(event) }
    }

    private func remove(_ id: Int) { lock.withLock { listeners[id] = nil } }
}
