/// The nodes of one node's content that are on their way out, by their identities.
@MainActor
final class Departures<ID: Hashable> {
    private var entries: [(identity: ID, node: ViewNode, departure: Departure)] = []

    nonisolated init() {}

    /// Sets a node off that is still in the layout.
    /// - Returns: false where it has to leave at once.
    func begin(_ node: ViewNode, _ identity: ID) -> Bool {
        let departure = Departure.begin(node) { [weak self] in self?.entries.removeAll { $0.node === node } }
        guard let departure else { return false }
        entries.append((identity, node, departure))
        return true
    }

    /// The node with an identity, which turns back; nil where none is on its way out.
    func returning(_ identity: ID) -> ViewNode? {
        guard let index = entries.firstIndex(where: { $0.identity == identity }) else { return nil }
        let entry = entries.remove(at: index)
        entry.departure.cancel()
        return entry.node
    }

    /// What is around them leaves the tree.
    func end() {
        for entry in entries { entry.departure.end() }
        entries = []
    }
}
