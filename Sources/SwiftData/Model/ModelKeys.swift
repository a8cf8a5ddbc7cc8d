import Synchronization

/// The numbers that new objects are known by. An object has its own from its beginning and keeps it when it is saved, so
/// that nothing that knows it by it takes it for another.
enum ModelKeys {
    private static let last = Atomic<Int64>(0)

    static func next() -> Int64 { last.add(1, ordering: .relaxed).newValue }

    /// No object is given a number that a store knows already.
    static func raise(to key: Int64) { _ = last.max(key, ordering: .relaxed) }
}
