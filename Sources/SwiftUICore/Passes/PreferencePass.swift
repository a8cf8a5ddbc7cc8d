/// The nodes that read preferences which may have changed.
package struct PreferenceQueue {
    private var readers: [ObjectIdentifier: ViewNode] = [:]

    package init() {}

    package var hasWork: Bool { !readers.isEmpty }

    package mutating func insert(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = reader }

    /// Takes the readers, those farthest from the root first: what they read may be part of what others read.
    package mutating func take() -> [ViewNode] {
        defer { readers.removeAll() }
        return readers.values.sorted { $0.depth > $1.depth }
    }
}

extension ViewGraph {
    /// Has a node collect the values of its key in this frame.
    package func collectPreferences(at reader: ViewNode) {
        preferences.insert(reader)
        requestFrame?()
    }

    /// Collects the preferences that changed.
    @MainActor
    func preferencePass() {
        guard preferences.hasWork else { return }
        for reader in preferences.take() where reader.isAttached { reader.collectPreferences() }
    }
}
