/// The values that views inherit from those above them.
public struct EnvironmentValues {
    /// The newest entry; each leads to those set before it. Reading finds the newest of its key.
    package private(set) var entries: EnvironmentEntry?
    /// Records the keys that are read, for the node that reads them.
    package var recorder: EnvironmentRecorder?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            recorder?.recordReader(of: key)
            return value(of: key)
        }
        set {
            entries = TypedEnvironmentEntry<Key>(value: newValue, next: entries)
        }
    }

    package func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
        let identifier = ObjectIdentifier(key)
        recorder?.recordKey(identifier)
        var current = entries
        while let entry = current {
            if entry.key == identifier { return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value }
            current = entry.next
        }
        return key.defaultValue
    }

    /// The keys that were set since these were other values; nil where they were never those, or that is long ago.
    package func keysSet(after earlier: EnvironmentValues) -> [ObjectIdentifier]? {
        var keys: [ObjectIdentifier] = []
        var current = entries
        while current !== earlier.entries {
            guard let entry = current, keys.count < 8 else { return nil }
            keys.append(entry.key)
            current = entry.next
        }
        return keys
    }

    /// Sets what other values, of the same origin, have set since. Where they have no common origin nothing is known of
    /// that, and nothing is set.
    package mutating func takeOver(_ other: EnvironmentValues) {
        var own: Set<ObjectIdentifier> = []
        var current = entries
        while let entry = current {
            own.insert(ObjectIdentifier(entry))
            current = entry.next
        }
        var added: [EnvironmentEntry] = []
        current = other.entries
        while let entry = current, !own.contains(ObjectIdentifier(entry)) {
            added.append(entry)
            current = entry.next
        }
        guard current != nil else { return }
        for entry in added.reversed() { entries = entry.copy(next: entries) }
    }

    package func hasValue<Key: EnvironmentKey>(of key: Key.Type) -> Bool {
        let identifier = ObjectIdentifier(key)
        recorder?.recordKey(identifier)
        var current = entries
        while let entry = current {
            if entry.key == identifier { return true }
            current = entry.next
        }
        return false
    }
}

/// One value that was set, immutable, and what was set before it.
package class EnvironmentEntry {
    final let key: ObjectIdentifier
    final let next: EnvironmentEntry?

    init(key: ObjectIdentifier, next: EnvironmentEntry?) {
        self.key = key
        self.next = next
    }

    /// The same value, set after others.
    func copy(next: EnvironmentEntry?) -> EnvironmentEntry {
        preconditionFailure("Overridden by TypedEnvironmentEntry.")
    }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
    let value: Key.Value

    init(value: Key.Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self), next: next)
    }

    override func copy(next: EnvironmentEntry?) -> EnvironmentEntry {
        TypedEnvironmentEntry(value: value, next: next)
    }
}

/// What was read of an environment.
package final class EnvironmentRecorder {
    /// For each key that the app or a view has read.
    package private(set) var readers: [EnvironmentReaders] = []
    /// All keys, where these are recorded.
    package private(set) var keys: [ObjectIdentifier] = []
    private let recordsKeys: Bool

    package init(recordsKeys: Bool = false) { self.recordsKeys = recordsKeys }

    func recordReader<Key: EnvironmentKey>(of key: Key.Type) {
        guard !recordsKeys, !readers.contains(where: { $0.identity == ObjectIdentifier(key) }) else { return }
        readers.append(KeyReaders<Key>())
    }

    func recordKey(_ key: ObjectIdentifier) {
        guard recordsKeys, !keys.contains(key) else { return }
        keys.append(key)
    }
}
