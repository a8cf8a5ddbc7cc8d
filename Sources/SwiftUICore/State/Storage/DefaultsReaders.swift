import AppleFoundation
import Foundation
import Graph

/// The keys of defaults databases that the views of one window read, and what was read last.
///
/// A database that views read tells of its changes, on whatever thread. What is written through another object for the same
/// database is found when an event or a frame has been handled.
package final class DefaultsReaders {
    private struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    private final class Entry {
        let store: UserDefaults
        let source = DependencySource()
        var last: NSObject?

        init(store: UserDefaults) { self.store = store }
    }

    private var entries: [Key: Entry] = [:]

    package init() {}

    /// The views that are being evaluated depend on a key.
    package static func read(_ name: String, in store: UserDefaults) {
        for viewGraph in ViewGraph.live where viewGraph.graph.tracker != nil {
            viewGraph.defaultsReaders.entry(name, in: store).source.read(in: viewGraph.graph)
        }
    }

    private func entry(_ name: String, in store: UserDefaults) -> Entry {
        let key = Key(store: ObjectIdentifier(store), name: name)
        if let entry = entries[key] { return entry }
        Self.listen(to: store)
        let entry = Entry(store: store)
        entry.last = store.object(forKey: name) as? NSObject
        entries[key] = entry
        return entry
    }

    package static func listen(to store: UserDefaults) {
        _ = listening
        AppDefaults.adopt(store)
    }

    private static let listening: Void = AppDefaults.listen {
        if MainThread.isCurrent { return refreshAll() }
        DispatchQueue.main.async { refreshAll(nil) }
    }

    /// Tells the views of all windows whose values are others now.
    package static func refreshAll(_ transaction: TransactionBox? = Transaction.currentBox) {
        for viewGraph in ViewGraph.live { viewGraph.defaultsReaders.refresh(transaction) }
    }

    private func refresh(_ transaction: TransactionBox?) {
        for (key, entry) in entries {
            // Views that are made anew often bring an object of their own for the same database.
            guard entry.source.hasReaders else {
                entries[key] = nil
                continue
            }
            let now = entry.store.object(forKey: key.name) as? NSObject
            guard now != entry.last else { continue }
            entry.last = now
            entry.source.invalidateReaders(transaction: transaction)
        }
    }
}
