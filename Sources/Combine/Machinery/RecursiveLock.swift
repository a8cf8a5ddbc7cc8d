import Foundation
import Synchronization

/// A lock that its owner may take again.
///
/// It is held while a downstream subscriber is called, so that values sent from several threads arrive one after
/// the other, and a subscriber that sends to the same subject again does not stop itself.
@usableFromInline
struct RecursiveLock: ~Copyable {
    @usableFromInline let mutex: Mutex<Void>
    /// The thread that holds the lock; 0 when nobody does.
    @usableFromInline let owner: Atomic<UInt>
    /// How many times the owner has taken the lock again.
    @usableFromInline let depth: Atomic<Int>

    @inlinable
    init() {
        mutex = Mutex(())
        owner = Atomic(0)
        depth = Atomic(0)
    }

    @inlinable
    @inline(__always)
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }

    /// Whether the calling thread is in the course of calling a subscriber.
    @inlinable
    var isHeldByCurrentThread: Bool {
        owner.load(ordering: .relaxed) == pthread_self()
    }

    @inlinable
    borrowing func lock() {
        let current = pthread_self()
        if owner.load(ordering: .relaxed) == current {
            depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
        } else {
            mutex._unsafeLock()
            owner.store(current, ordering: .relaxed)
        }
    }

    @inlinable
    borrowing func unlock() {
        let level = depth.load(ordering: .relaxed)
        if level > 0 {
            depth.store(level - 1, ordering: .relaxed)
        } else {
            owner.store(0, ordering: .relaxed)
            mutex._unsafeUnlock()
        }
    }
}
