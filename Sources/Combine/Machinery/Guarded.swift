import Synchronization

/// A value that is reached only while its lock is held.
///
/// The lock is not recursive: the body must not call anything that may come back to the same lock, which
/// rules out every closure and every object that belongs to the user (releasing one may run its `deinit`).
/// Code that has to call out copies what it needs and does so after `withLock` returned.
@usableFromInline
struct Guarded<State>: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex: Mutex<UncheckedSendable<State>>

    @inlinable
    init(_ initialState: State) {
        mutex = Mutex(UncheckedSendable(initialState))
    }

    @inlinable
    @inline(__always)
    borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        mutex.withLock { UncheckedSendable(body(&$0.value)) }.value
    }

    /// Stores a new value. The old one is released after the lock was given back.
    @inlinable
    borrowing func replace(with value: State) {
        let previous = withLock { state in
            let previous = state
            state = value
            return previous
        }
        withExtendedLifetime(previous) {}
    }
}
