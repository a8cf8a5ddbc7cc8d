/// A value that nodes read; it knows its readers and makes them invalid when it changes.
package final class DependencySource {
    /// Most values have one reader, so it is kept without a set.
    private unowned(unsafe) var single: GraphNode?
    private var others: Set<Reader> = []

    package init() {}

    package var hasReaders: Bool { single != nil }

    /// Records the node that is being evaluated, if any, as a reader.
    @inline(__always)
    package func read(in graph: Graph?) {
        guard let tracker = graph?.tracker else { return }
        tracker.depend(on: self)
    }

    /// Makes every reader invalid.
    package func invalidateReaders(transaction: AnyObject? = nil) {
        single?.invalidate(transaction: transaction)
        for reader in others { reader.node.invalidate(transaction: transaction) }
    }

    /// Tells the graph that the value is about to change under a transaction, before it does.
    package func willChange(under transaction: AnyObject?) {
        single?.willBecomeInvalid(under: transaction)
    }

    /// - Returns: false where the node was a reader already.
    func add(_ node: GraphNode) -> Bool {
        guard let single else {
            self.single = node
            return true
        }
        if single === node { return false }
        return others.insert(Reader(node: node)).inserted
    }

    func remove(_ node: GraphNode) {
        if single === node {
            single = others.popFirst()?.node
        } else {
            others.remove(Reader(node: node))
        }
    }

    private struct Reader: Hashable {
        unowned(unsafe) let node: GraphNode

        static func == (left: Reader, right: Reader) -> Bool { left.node === right.node }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }
}
