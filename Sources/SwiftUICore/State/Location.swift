import Foundation
import Graph
import RuntimeWarnings

/// A place that holds a value: what `State` and `Binding` read and write.
package class Location<Value>: @unchecked Sendable {
    /// Reads the value; inside an evaluation the reader depends on it.
    package func get() -> Value { preconditionFailure("A location must override get().") }
    package func set(_ value: Value, _ transaction: Transaction?) {}
    /// Whether another location is the same place.
    package func isSamePlace(as other: Location<Value>) -> Bool { self === other }
    /// The value when the location was made, where reading it does not make a reader depend on it; nil elsewhere.
    package var seenValue: Value? { nil }
}

/// A value that the engine keeps.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let stored: Locked<Value>
    private let source = DependencySource()
    private let reference: ViewGraphReference?

    package init(_ value: Value, viewGraph: ViewGraph?) {
        stored = Locked(value)
        reference = viewGraph?.reference
    }

    /// The location that a property of a view's node keeps; made with the value where there is none yet.
    package static func kept(
        in storage: inout AnyObject?, _ initialValue: Value, for node: ViewNode
    ) -> StoredLocation<Value> {
        if let storage { return unsafeDowncast(storage, to: StoredLocation<Value>.self) }
        let made = StoredLocation(initialValue, viewGraph: node.viewGraph)
        storage = made
        return made
    }

    override package func get() -> Value {
        if let reference, MainThread.isCurrent, let viewGraph = reference.viewGraph { source.read(in: viewGraph.graph) }
        return stored.withLock { $0 }
    }

    override package func set(_ value: Value, _ transaction: Transaction?) {
        let box = MainThread.isCurrent ? transaction.map(TransactionBox.init) ?? Transaction.currentBox : nil
        if MainThread.isCurrent { source.willChange(under: box) }
        let isChanged = stored.withLock { stored in
            let isChanged = !ValueComparison.areEqual(stored, value)
            stored = value
            return isChanged
        }
        guard isChanged else { return }
        if MainThread.isCurrent {
            MainActor.assumeIsolated { changed(box) }
        } else {
            DispatchQueue.main.async { self.changed(nil) }
        }
    }

    @MainActor
    private func changed(_ transaction: TransactionBox?) {
        guard let viewGraph = reference?.viewGraph else { return }
        guard viewGraph.graph.tracker == nil else {
            RuntimeWarning.report(
                "Modifying state during view update, this will cause undefined behavior.", once: "State.body")
            viewGraph.performAfterFrame { [source] in source.invalidateReaders(transaction: transaction) }
            return
        }
        source.invalidateReaders(transaction: transaction)
    }
}

/// A value inside another location's value.
package final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    package init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override package func get() -> Value { base.get()[keyPath: keyPath] }

    override package func set(_ value: Value, _ transaction: Transaction?) {
        var root = base.get()
        root[keyPath: keyPath] = value
        base.set(root, transaction)
    }

    override package func isSamePlace(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSamePlace(as: other.base)
    }

    override package var seenValue: Value? { base.seenValue?[keyPath: keyPath] }
}

/// A value inside an object.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let seen: Value?

    /// - Parameter seen: the value now, of an object whose properties are not observed one by one.
    package init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, seen: Value? = nil) {
        self.object = object
        self.keyPath = keyPath
        self.seen = seen
    }

    override package var seenValue: Value? { seen }

    override package func get() -> Value { object[keyPath: keyPath] }

    override package func set(_ value: Value, _ transaction: Transaction?) {
        guard let transaction else {
            object[keyPath: keyPath] = value
            return
        }
        Transaction.with(transaction) { object[keyPath: keyPath] = value }
    }

    override package func isSamePlace(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A value behind two functions.
package final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override package func get() -> Value { getter() }

    override package func set(_ value: Value, _ transaction: Transaction?) {
        guard let transaction else {
            setter(value, Transaction.current)
            return
        }
        Transaction.with(transaction) { setter(value, transaction) }
    }
}

/// A value that never changes.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value
    package init(_ value: Value) { self.value = value }
    override package func get() -> Value { value }

    override package func isSamePlace(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.areEqual(value, other.value)
    }
}
