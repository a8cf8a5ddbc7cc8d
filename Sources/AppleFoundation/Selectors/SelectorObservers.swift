import Foundation

/// The observations of all notification centers that call a method by its selector.
enum SelectorObservers {
    /// One observation. The center keeps its block, and the block its entry, only as long as it is listed here.
    final class Entry: @unchecked Sendable {
        private(set) weak var observer: AnyObject?
        let name: NSNotification.Name?
        private(set) weak var sender: AnyObject?
        var token: (any NSObjectProtocol)?

        init(observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?) {
            self.observer = observer
            self.name = name
            self.sender = sender
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    static func add(_ entry: Entry, to center: NotificationCenter) {
        lock.withLock { entries[ObjectIdentifier(center), default: []].append(entry) }
    }

    static func remove(from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
        for entry in take(from: center, where: isMeant) {
            if let token = entry.token { center.removeObserver(token as Any) }
        }
    }

    private static func take(from center: NotificationCenter, where isMeant: (Entry) -> Bool) -> [Entry] {
        lock.withLock {
            let all = entries[ObjectIdentifier(center)] ?? []
            entries[ObjectIdentifier(center)] = all.filter { !isMeant($0) }
            return all.filter(isMeant)
        }
    }
}
