import AppleFoundation

/// The objects of a context by their names. It does not keep them alive.
final class ObjectRegistry: @unchecked Sendable {
    private struct Entry {
        weak var object: NSManagedObject?
    }

    private var entries: [NSManagedObjectID: Entry] = [:]
    /// An object may be freed on any thread.
    private let lock = NSLock()

    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock { entries[id]?.object }
    }

    var all: [NSManagedObject] { lock.withLock { entries.values.compactMap(\.object) } }

    func add(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        lock.withLock { entries[id] = Entry(object: object) }
    }

    func remove(_ id: NSManagedObjectID) { lock.withLock { _ = entries.removeValue(forKey: id) } }

    /// Called when an object is freed. One of the same name may have taken its place.
    func forget(_ id: NSManagedObjectID) {
        lock.withLock { if let entry = entries[id], entry.object == nil { entries[id] = nil } }
    }

    func removeAll() { lock.withLock { entries = [:] } }
}
