import Foundation
import Graph

/// One key of a defaults database that views read; it knows them, and what they have read last.
///
/// Foundation on Linux tells nobody that a default has changed. What is written through a property wrapper is known at
/// once; what other code writes is found when an event or a frame has been handled.
package final class DefaultsKey {
    private let store: UserDefaults
    private let name: String
    private let source = DependencySource()
    private var last: NSObject?

    private init(store: UserDefaults, name: String) {
        self.store = store
        self.name = name
        last = stored
    }

    private var stored: NSObject? { store.object(forKey: name) as? NSObject }

    private struct Identity: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    // Touched on the main thread only.
    private nonisolated(unsafe) static var known: [Identity: DefaultsKey] = [:]

    package static func key(_ name: String, in store: UserDefaults) -> DefaultsKey {
        let identity = Identity(store: ObjectIdentifier(store), name: name)
        if let key = known[identity] { return key }
        let key = DefaultsKey(store: store, name: name)
        known[identity] = key
        return key
    }

    /// The view that is being evaluated depends on the key.
    package func read() {
        for graph in ViewGraph.live { source.read(in: graph.graph) }
    }

    /// Tells the readers if there is another value now.
    package func refresh(_ transaction: TransactionBox?) {
        let now = stored
        guard now != last else { return }
        last = now
        source.invalidateReaders(transaction: transaction)
    }

    /// Finds what other code has written.
    package static func refreshAll() {
        for key in known.values where key.source.hasReaders { key.refresh(Transaction.currentBox) }
    }
}
