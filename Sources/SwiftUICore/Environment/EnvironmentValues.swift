/// The values that views inherit from those above them.
public struct EnvironmentValues {
    /// The newest entry; each leads to those set before it. Reading finds the newest of its key.
    package private(set) var entries: EnvironmentEntry?
    /// Records the keys that are read, for the node that reads them.
    package var recorder: EnvironmentRecorder?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            recorder?.record(EnvironmentComparison(key))
            return value(of: key)
        }
        set {
            entries = TypedEnvironmentEntry<Key>(value: newValue, next: entries)
        }
    }

    package func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
        let identifier = ObjectIdentifier(key)
        var current = entries
        while let entry = current {
            if entry.key == identifier { return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value }
            current = entry.next
        }
        return key.defaultValue
    }

    package func hasValue<Key: EnvironmentKey>(of key: Key.Type) -> Bool {
        let identifier = ObjectIdentifier(key)
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
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
    let value: Key.Value

    init(value: Key.Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self), next: next)
    }
}

/// Compares the values that two environments have for something derived from them.
package struct EnvironmentComparison: Hashable {
    package let identity: ObjectIdentifier
    package let areEqual: (EnvironmentValues, EnvironmentValues) -> Bool

    package init<Key: EnvironmentKey>(_ key: Key.Type) {
        identity = ObjectIdentifier(key)
        areEqual = { ValueComparison.areEqual($0.value(of: key), $1.value(of: key)) }
    }

    package init<Value: DerivedEnvironmentValue>(derived value: Value.Type) {
        identity = ObjectIdentifier(value)
        areEqual = { Value(deriving: $0) == Value(deriving: $1) }
    }

    package static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Something computed from several environment values, once for all nodes of a scope.
package protocol DerivedEnvironmentValue: Equatable {
    init(deriving environment: EnvironmentValues)
}

/// The set of what was read.
package final class EnvironmentRecorder {
    package private(set) var comparisons: Set<EnvironmentComparison> = []
    package init() {}
    package func record(_ comparison: EnvironmentComparison) { comparisons.insert(comparison) }
}
