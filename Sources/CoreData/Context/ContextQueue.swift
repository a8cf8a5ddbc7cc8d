import AppleFoundation
import Dispatch

/// The queue of a context: the main one, or one of its own.
final class ContextQueue: Sendable {
    private let own: DispatchQueue?
    private static let main = ObjectIdentifier(DispatchQueue.main)
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    private static let contextKey = "hanok.coredata.context"

    init(isMain: Bool) {
        own = isMain ? nil : DispatchQueue(label: "NSManagedObjectContext")
        // The main queue may be drained by another than the main thread.
        (own ?? .main).setSpecific(key: Self.key, value: own.map { ObjectIdentifier($0) } ?? Self.main)
    }

    /// Whether the caller is on the queue.
    var isCurrent: Bool {
        let current = DispatchQueue.getSpecific(key: Self.key)
        guard let own else { return Thread.isMainThread || current == Self.main }
        return current == ObjectIdentifier(own)
    }

    func async(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        (own ?? .main).async { block() }
    }

    func sync<Value>(_ block: () throws -> Value) rethrows -> Value {
        if isCurrent { return try block() }
        return try (own ?? .main).sync(execute: block)
    }

    /// The context in whose block the caller is.
    static var currentContext: NSManagedObjectContext? {
        Thread.current.threadDictionary[contextKey] as? NSManagedObjectContext
    }

    static func with<Value>(_ context: NSManagedObjectContext, _ body: () throws -> Value) rethrows -> Value {
        let outer = Thread.current.threadDictionary[contextKey]
        Thread.current.threadDictionary[contextKey] = context
        defer { Thread.current.threadDictionary[contextKey] = outer }
        return try body()
    }
}
