import AppleFoundation

/// Contexts that are not kept alive. They may be made and told on any thread.
final class WeakContexts: @unchecked Sendable {
    private struct Entry {
        weak var context: NSManagedObjectContext?
    }

    private var entries: [Entry] = []
    private let lock = NSLock()

    var all: [NSManagedObjectContext] { lock.withLock { entries.compactMap(\.context) } }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            entries.removeAll { $0.context == nil || $0.context === context }
            entries.append(Entry(context: context))
        }
    }
}
