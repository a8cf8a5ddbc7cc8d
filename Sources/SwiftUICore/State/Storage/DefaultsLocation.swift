import Foundation

/// How values of a type are kept in a defaults database. Its functions capture nothing but types.
package struct DefaultsCoding<Value>: @unchecked Sendable {
    /// nil where there is no value, or none of the type.
    package let read: (UserDefaults, String) -> Value?
    package let write: (UserDefaults, String, Value) -> Void

    package init(
        read: @escaping (UserDefaults, String) -> Value?,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.read = read
        self.write = write
    }
}

/// A value in a defaults database.
package final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    private let store: UserDefaults
    private let key: String
    private let initialValue: Value
    private let coding: DefaultsCoding<Value>

    package init(store: UserDefaults, key: String, initialValue: Value, coding: DefaultsCoding<Value>) {
        self.store = store
        self.key = key
        self.initialValue = initialValue
        self.coding = coding
    }

    override package func get() -> Value {
        if MainThread.isCurrent { DefaultsReaders.read(key, in: store) }
        return coding.read(store, key) ?? initialValue
    }

    override package func set(_ value: Value, _ transaction: Transaction?) {
        DefaultsReaders.listen(to: store)
        guard let transaction, MainThread.isCurrent else { return coding.write(store, key, value) }
        withTransaction(transaction) { coding.write(store, key, value) }
    }

    override package func isSamePlace(as other: Location<Value>) -> Bool {
        guard let other = other as? DefaultsLocation<Value> else { return false }
        return store === other.store && key == other.key
    }
}
