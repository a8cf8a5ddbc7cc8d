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

/// Collects the preferences of a subtree.
@MainActor
package enum Preferences {
    /// - Returns: nil where no view of the subtree sets a value.
    package static func collect<Key: PreferenceKey>(_ key: Key.Type, from node: ViewNode) -> Key.Value? {
        guard node.containsPreferences else { return nil }
        return node.preference(key) { collectChildren(key, of: node) }
    }

    package static func collectChildren<Key: PreferenceKey>(_ key: Key.Type, of node: ViewNode) -> Key.Value? {
        var result: Key.Value?
        node.forEachChild { result = combine(key, result, collect(key, from: $0)) }
        return result
    }

    /// What a wrapper's element hands up. The wrapper's structural parent holds that element's content beside it.
    package static func collectBelow<Key: PreferenceKey>(
        _ key: Key.Type, wrapper: ViewNode, in parent: ViewNode
    ) -> Key.Value? {
        var result: Key.Value?
        parent.forEachChild { child in
            guard child !== wrapper else { return }
            result = combine(key, result, collect(key, from: child))
        }
        return result
    }

    /// A value and the one after it as one.
    package static func combine<Key: PreferenceKey>(
        _ key: Key.Type, _ first: Key.Value?, _ second: Key.Value?
    ) -> Key.Value? {
        guard var result = first else { return second }
        guard let second else { return result }
        Key.reduce(value: &result) { second }
        return result
    }

    /// Every reader of the key above a node has to collect anew.
    nonisolated package static func changed(_ key: ObjectIdentifier, at node: ViewNode) {
        var current = node.parent
        while let visited = current {
            if visited.collectedPreference == key { node.viewGraph.collectPreferences(at: visited) }
            current = visited.parent
        }
    }
}
