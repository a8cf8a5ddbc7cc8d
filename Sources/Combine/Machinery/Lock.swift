import Synchronization

/// A lock for a few plain properties of a class.
///
/// It is not recursive: while it is held, nothing may be called that may come back to it, which rules out every
/// closure and every object that belongs to the user (releasing one may run its `deinit`).
///
/// `Guarded` is the safer form, for state whose type does not depend on a generic parameter. State that does lies in
/// properties beside a lock: reaching into nested generic types is slow in code that is not specialised.
@usableFromInline
struct Lock: ~Copyable {
    @usableFromInline let mutex = Mutex<Void>(())

    @inlinable
    init() {}

    @inlinable
    @inline(__always)
    borrowing func lock() {
        mutex._unsafeLock()
    }

    @inlinable
    @inline(__always)
    borrowing func unlock() {
        mutex._unsafeUnlock()
    }

    @inlinable
    @inline(__always)
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
