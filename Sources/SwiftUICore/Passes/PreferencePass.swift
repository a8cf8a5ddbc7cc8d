/// The nodes that read preferences which may have changed.
package struct PreferenceQueue {
    private var readers: [ObjectIdentifier: any PreferenceReader] = [:]

    package init() {}

    package var hasWork: Bool { !readers.isEmpty }

    package mutating func insert(_ reader: any PreferenceReader) { readers[ObjectIdentifier(reader)] = reader }

    /// Takes the readers, those farthest from the root first: what they read may be part of what others read.
    package mutating func take() -> [any PreferenceReader] {
        defer { readers.removeAll() }
        return readers.values.sorted { $0.depth > $1.depth }
    }
}

/// A node that reads the preferences of those below it.
package protocol PreferenceReader: ViewNode {
    /// The key that it reads.
    var preferenceKey: ObjectIdentifier { get }
    /// Collects the value anew and tells whoever wants to know, if it differs.
    @MainActor
    func collectPreferences()
}

extension ViewGraph {
    /// Collects the preferences that changed.
    @MainActor
    func preferencePass() {
        guard preferences.hasWork else { return }
        for reader in preferences.take() where reader.isAttached { reader.collectPreferences() }
    }
}
