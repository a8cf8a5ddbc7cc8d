import Foundation

extension SortDescriptor {
    /// By a key path that the compiler can't see to be safe to share, as that of a property of the main actor.
    static func by<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, _ order: SortOrder) -> SortDescriptor {
        SortDescriptor(unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value> & Sendable).self), order: order)
    }

    static func by<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, _ order: SortOrder) -> SortDescriptor {
        SortDescriptor(unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value?> & Sendable).self), order: order)
    }
}
