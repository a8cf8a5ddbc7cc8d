/// A key of a value that views hand up to those above them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value of views with that of the ones after them.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A node that takes part in the preferences of its key.
package protocol PreferenceNode: ViewNode {
    /// What the node makes of the values below it; nil where nothing below has one.
    @MainActor
    func preference<Key: PreferenceKey>(_ key: Key.Type, from content: () -> Key.Value?) -> Key.Value?
}

/// Collects the preferences of a subtree.
@MainActor
package enum Preferences {
    /// - Returns: nil where no view of the subtree sets a value.
    package static func collect<Key: PreferenceKey>(_ key: Key.Type, from node: ViewNode) -> Key.Value? {
        guard node.containsPreferences else { return nil }
        if let participant = node as? any PreferenceNode {
            return participant.preference(key) { collectChildren(key, of: node) }
        }
        return collectChildren(key, of: node)
    }

    package static func collectChildren<Key: PreferenceKey>(_ key: Key.Type, of node: ViewNode) -> Key.Value? {
        var result: Key.Value?
        node.forEachChild { child in
            guard let next = collect(key, from: child) else { return }
            if result == nil {
                result = next
            } else {
                Key.reduce(value: &result!) { next }
            }
        }
        return result
    }

    /// Every reader of the key above a node has to collect anew.
    package static func changed(_ key: ObjectIdentifier, at node: ViewNode) {
        var current = node.parent
        while let visited = current {
            if let reader = visited as? any PreferenceReader, reader.preferenceKey == key {
                node.viewGraph.preferences.insert(reader)
            }
            current = visited.parent
        }
    }
}
