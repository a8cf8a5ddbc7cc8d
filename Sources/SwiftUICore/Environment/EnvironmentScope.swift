import Geometry

/// The environment of one part of the tree, shared by all nodes in it; knows who has read what.
package final class EnvironmentScope {
    package private(set) var values: EnvironmentValues
    private let transform: ((inout EnvironmentValues) -> Void)?
    private var parent: EnvironmentScope?
    private var children: [UnownedScope] = []
    /// The place among the parent's children.
    private var index = 0
    /// One for each thing that was read; few.
    private var readers: [EnvironmentReaders] = []
    private var derived: [DerivedValue] = []
    /// What key paths have read; those in the source of views, of which there are a few.
    private var reads: [KeyPathRead] = []
    /// Which containers ask for again and again.
    package private(set) var layoutDirection = LayoutDirection.leftToRight

    /// A child takes itself out when it ends.
    private struct UnownedScope { unowned(unsafe) let scope: EnvironmentScope }

    /// The scope of a window.
    package init(root values: EnvironmentValues) {
        self.values = values
        transform = nil
        parent = nil
        layoutDirection = values.value(of: LayoutDirectionKey.self)
    }

    /// A scope inside another.
    package init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.transform = transform
        values = parent.values
        transform(&values)
        layoutDirection = values.value(of: LayoutDirectionKey.self)
        index = parent.children.count
        parent.children.append(UnownedScope(scope: self))
    }

    deinit { parent?.remove(at: index) }

    /// Whether its values are taken from a scope directly.
    package func isDirectly(in other: EnvironmentScope) -> Bool { parent === other }

    /// The scope that is directly in another and holds this one, or is it; nil where this one is not in that.
    package func outermost(inside other: EnvironmentScope) -> EnvironmentScope? {
        var current: EnvironmentScope? = self
        while let scope = current {
            if scope.parent === other { return scope }
            current = scope.parent
        }
        return nil
    }

    /// Has the scope, and those inside it, take its values from another one.
    package func move(into parent: EnvironmentScope) {
        guard parent !== self.parent else { return }
        self.parent?.remove(at: index)
        self.parent = parent
        index = parent.children.count
        parent.children.append(UnownedScope(scope: self))
        recompute()
    }

    private func remove(at index: Int) {
        let last = children.removeLast().scope
        guard index < children.count else { return }
        children[index] = UnownedScope(scope: last)
        last.index = index
    }

    // MARK: Reading

    /// Reads values for a node, which is told when one of those it read has changed.
    package func read<Result>(for node: ViewNode, _ body: (EnvironmentValues) -> Result) -> Result {
        let recorder = EnvironmentRecorder()
        var recorded = values
        recorded.recorder = recorder
        let result = body(recorded)
        for made in recorder.readers { readers(made.identity, or: made).add(node) }
        return result
    }

    /// Reads the value at a key path for a node, which is told when it may have changed.
    package func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, for node: ViewNode) -> Value {
        let read = known(keyPath) ?? find(keyPath)
        for readers in read.readers { readers.add(node) }
        return read.value
    }

    private func known<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> TypedKeyPathRead<Value>? {
        for known in reads where known.keyPath === keyPath {
            return unsafeDowncast(known, to: TypedKeyPathRead<Value>.self)
        }
        return nil
    }

    private func find<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> TypedKeyPathRead<Value> {
        let recorder = EnvironmentRecorder()
        var recorded = values
        recorded.recorder = recorder
        let value = recorded[keyPath: keyPath]
        let found = TypedKeyPathRead(
            keyPath, value: value, readers: recorder.readers.map { readers($0.identity, or: $0) })
        // A key path that is made anew again and again is another each time.
        if reads.count < 16 { reads.append(found) }
        return found
    }

    /// What is derived from the values, computed once a scope.
    package func read<Value: DerivedEnvironmentValue>(_ type: Value.Type, for node: ViewNode) -> Value {
        addReader(node, of: type)
        return value(type)
    }

    /// Has a node told when what is derived from the values changes.
    package func addReader<Value: DerivedEnvironmentValue>(_ node: ViewNode, of type: Value.Type) {
        readers(ObjectIdentifier(type), or: DerivedReaders<Value>()).add(node)
    }

    private func readers(
        _ identity: ObjectIdentifier, or make: @autoclosure () -> EnvironmentReaders
    ) -> EnvironmentReaders {
        for known in readers where known.identity == identity { return known }
        let made = make()
        readers.append(made)
        return made
    }

    package func removeReader(_ node: ViewNode) {
        for readers in readers { readers.remove(node) }
    }

    // MARK: Derived values

    package func value<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> Value { box(type).value }

    fileprivate func box<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> TypedDerivedValue<Value> {
        let identity = ObjectIdentifier(type)
        for known in derived where known.identity == identity {
            return unsafeDowncast(known, to: TypedDerivedValue<Value>.self)
        }
        let box = inheritedBox(type) ?? TypedDerivedValue<Value>(deriving: values)
        derived.append(box)
        return box
    }

    /// What was derived for the scope around this one, if nothing that it depends on is set here.
    private func inheritedBox<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> TypedDerivedValue<Value>? {
        guard let parent, let ownKeys = values.keysSet(after: parent.values) else { return nil }
        let box = parent.box(type)
        return box.keys.contains { ownKeys.contains($0) } ? nil : box
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
        let old = EnvironmentState(values: values, derived: derived)
        values = new
        derived = []
        reads = []
        layoutDirection = new.value(of: LayoutDirectionKey.self)
        for readers in readers where !readers.isEmpty && readers.isChanged(from: old, in: self) { readers.notify() }
        for child in children { child.scope.recompute() }
    }
}

/// What a scope's environment was.
struct EnvironmentState {
    let values: EnvironmentValues
    fileprivate let derived: [DerivedValue]
}

/// What a key path has read in a scope.
private class KeyPathRead {
    final let keyPath: AnyKeyPath
    /// Where those who read it too are noted.
    final let readers: [EnvironmentReaders]

    init(_ keyPath: AnyKeyPath, readers: [EnvironmentReaders]) {
        self.keyPath = keyPath
        self.readers = readers
    }
}

private final class TypedKeyPathRead<Value>: KeyPathRead {
    let value: Value

    init(_ keyPath: AnyKeyPath, value: Value, readers: [EnvironmentReaders]) {
        self.value = value
        super.init(keyPath, readers: readers)
    }
}

/// The nodes that read one thing of a scope.
package class EnvironmentReaders {
    package final let identity: ObjectIdentifier
    /// The first of them. Many scopes are round one view alone: that takes no set.
    private final var first: Reader?
    private final var others: Set<Reader> = []

    private struct Reader: Hashable {
        unowned(unsafe) let node: ViewNode

        static func == (left: Self, right: Self) -> Bool { left.node === right.node }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    fileprivate init(_ identity: ObjectIdentifier) { self.identity = identity }

    func isChanged(from old: EnvironmentState, in scope: EnvironmentScope) -> Bool {
        preconditionFailure("Overridden by KeyReaders and DerivedReaders.")
    }

    final var isEmpty: Bool { first == nil && others.isEmpty }

    /// A node that has left the tree is told nothing: nobody would take it out again.
    final func add(_ node: ViewNode) {
        guard node.isAttached else { return }
        let reader = Reader(node: node)
        if first == nil, others.isEmpty { first = reader }
        if first != reader { others.insert(reader) }
        node.readsEnvironment = true
    }

    final func remove(_ node: ViewNode) {
        let reader = Reader(node: node)
        if first == reader { first = nil } else { others.remove(reader) }
    }

    final func notify() {
        first?.node.environmentChanged()
        for reader in others { reader.node.environmentChanged() }
    }
}

final class KeyReaders<Key: EnvironmentKey>: EnvironmentReaders {
    init() { super.init(ObjectIdentifier(Key.self)) }

    override func isChanged(from old: EnvironmentState, in scope: EnvironmentScope) -> Bool {
        !ValueComparison.areEqual(old.values.value(of: Key.self), scope.values.value(of: Key.self))
    }
}

private final class DerivedReaders<Value: DerivedEnvironmentValue>: EnvironmentReaders {
    init() { super.init(ObjectIdentifier(Value.self)) }

    override func isChanged(from old: EnvironmentState, in scope: EnvironmentScope) -> Bool {
        guard let before = old.derived.first(where: { $0.identity == identity }) else { return true }
        let now = scope.box(Value.self)
        return before !== now && unsafeDowncast(before, to: TypedDerivedValue<Value>.self).value != now.value
    }
}

/// Something computed from several environment values, once for all nodes of a scope, and for the scopes inside that
/// set none of these.
package protocol DerivedEnvironmentValue: Equatable {
    init(deriving environment: EnvironmentValues)
}

private class DerivedValue {
    final let identity: ObjectIdentifier
    /// The keys that it was derived from.
    final let keys: [ObjectIdentifier]

    init(_ identity: ObjectIdentifier, keys: [ObjectIdentifier]) {
        self.identity = identity
        self.keys = keys
    }
}

private final class TypedDerivedValue<Value: DerivedEnvironmentValue>: DerivedValue {
    let value: Value

    init(deriving values: EnvironmentValues) {
        let recorder = EnvironmentRecorder(recordsKeys: true)
        var recorded = values
        recorded.recorder = recorder
        value = Value(deriving: recorded)
        let identity = ObjectIdentifier(Value.self)
        super.init(identity, keys: DerivedKeys.shared(recorder.keys, of: identity))
    }
}

/// The keys that values were derived from last, by their types: nearly always they are the same for each scope, of which
/// there may be many.
private enum DerivedKeys {
    private static let known = Locked<[ObjectIdentifier: [ObjectIdentifier]]>([:])

    static func shared(_ keys: [ObjectIdentifier], of identity: ObjectIdentifier) -> [ObjectIdentifier] {
        known.withLock { known in
            if let same = known[identity], same == keys { return same }
            known[identity] = keys
            return keys
        }
    }
}
