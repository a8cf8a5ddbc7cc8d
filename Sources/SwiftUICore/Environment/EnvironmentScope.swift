/// The environment of one part of the tree, shared by all nodes in it; knows who has read what.
package final class EnvironmentScope {
    package private(set) var values: EnvironmentValues
    private let transform: ((inout EnvironmentValues) -> Void)?
    private weak var parent: EnvironmentScope?
    private var children: [WeakScope] = []
    private var readers: [ObjectIdentifier: Readers] = [:]
    private var derived: [ObjectIdentifier: Any] = [:]

    private struct WeakScope { weak var scope: EnvironmentScope? }

    /// The nodes that read one thing.
    private struct Readers {
        let comparison: EnvironmentComparison
        var nodes: Set<Reader> = []
    }

    private struct Reader: Hashable {
        unowned(unsafe) let node: ViewNode

        static func == (left: Self, right: Self) -> Bool { left.node === right.node }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    /// The scope of a window.
    package init(root values: EnvironmentValues) {
        self.values = values
        transform = nil
    }

    /// A scope inside another.
    package init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.transform = transform
        values = parent.values
        transform(&values)
        parent.add(self)
    }

    private func add(_ child: EnvironmentScope) {
        if children.count == children.capacity { children.removeAll { $0.scope == nil } }
        children.append(WeakScope(scope: child))
    }

    // MARK: Reading

    /// Reads values for a node, which is told when one of those it read has changed.
    package func read<Result>(for node: ViewNode, _ body: (EnvironmentValues) -> Result) -> Result {
        let recorder = EnvironmentRecorder()
        var recorded = values
        recorded.recorder = recorder
        let result = body(recorded)
        for comparison in recorder.comparisons {
            readers[comparison.identity, default: Readers(comparison: comparison)].nodes.insert(Reader(node: node))
        }
        return result
    }

    /// What is derived from the values, computed once a scope.
    package func read<Value: DerivedEnvironmentValue>(_ type: Value.Type, for node: ViewNode) -> Value {
        readers[ObjectIdentifier(type), default: Readers(comparison: EnvironmentComparison(derived: type))]
            .nodes.insert(Reader(node: node))
        return value(type)
    }

    package func value<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> Value {
        if let known = derived[ObjectIdentifier(type)] as? Value { return known }
        let value = Value(deriving: values)
        derived[ObjectIdentifier(type)] = value
        return value
    }

    package func removeReader(_ node: ViewNode) {
        guard !readers.isEmpty else { return }
        for identity in readers.keys { readers[identity]?.nodes.remove(Reader(node: node)) }
    }

    // MARK: Changing

    /// Replaces the values of a window's scope.
    package func replace(_ values: EnvironmentValues) {
        apply(values)
    }

    /// What the scope's transform depends on has changed.
    package func recompute() {
        guard let parent, let transform else { return }
        var values = parent.values
        transform(&values)
        apply(values)
    }

    private func apply(_ new: EnvironmentValues) {
        let old = values
        values = new
        derived.removeAll(keepingCapacity: true)
        notifyReaders(old)
        for child in children { child.scope?.recompute() }
    }

    private func notifyReaders(_ old: EnvironmentValues) {
        for entry in readers.values where !entry.nodes.isEmpty {
            guard !entry.comparison.areEqual(old, values) else { continue }
            for reader in entry.nodes { reader.node.environmentChanged() }
        }
    }
}
