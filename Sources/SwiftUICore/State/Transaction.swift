import Foundation

/// What a change is made under: its animation, and values of the app's own.
public struct Transaction {
    /// The animation of changes, nil for none.
    public var animation: Animation?
    /// Animations that views set themselves are off.
    public var disablesAnimations = false
    /// The change is part of a continuing one, such as a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    package var completions: [AnimationCompletion] = []

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value in a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A transaction as the graph carries it.
package final class TransactionBox: @unchecked Sendable {
    package var transaction: Transaction
    package init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
    /// The innermost open transaction; touched on the main thread only.
    nonisolated(unsafe) package private(set) static var currentBox: TransactionBox?

    /// The transaction under which code runs now; a fresh one outside any.
    package static var current: Transaction { currentBox?.transaction ?? Transaction() }

    /// Runs `body` under what a node became invalid under.
    package static func perform(_ box: AnyObject?, _ body: () -> Void) {
        let outer = currentBox
        currentBox = box.map { unsafeDowncast($0, to: TransactionBox.self) }
        defer { currentBox = outer }
        body()
    }

    package static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else { return try body() }
        let outer = currentBox
        currentBox = TransactionBox(transaction)
        defer { currentBox = outer }
        return try body()
    }
}

/// Runs `body`; the changes of state that it makes are made under the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs `body` under the current transaction with one value changed.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}
