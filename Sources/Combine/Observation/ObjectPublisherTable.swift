/// The publishers of observable objects that have no published property to keep them in.
///
/// An object is held weakly. The publisher of one that has gone is dropped while others are added: the table never
/// has more than twice as many entries as there were living objects, and a few.
struct ObjectPublisherTable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let shared = Guarded(ObjectPublisherTable())

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 32

    /// The publisher of an object: the same one each time.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // What the sweep took out is released without the lock: that may run code of the user.
        var released: [Any] = []
        return shared.withLock { $0.publisher(of: object, released: &released) }
    }

    private mutating func publisher(of object: AnyObject, released: inout [Any]) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let entry = entries[key] {
            // Another object may have been at the same address before.
            let owner = entry.object
            if owner === object { return entry.publisher }
            released.append((owner, entry))
        }
        if entries.count >= sweepCount { sweep(&released) }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
    }

    private mutating func sweep(_ released: inout [Any]) {
        for (key, entry) in entries {
            if let object = entry.object {
                released.append(object)
            } else {
                released.append(entry)
                entries[key] = nil
            }
        }
        sweepCount = max(32, entries.count * 2)
    }
}
