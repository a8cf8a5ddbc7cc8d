import Synchronization

/// A value behind a lock.
package final class Locked<Value>: @unchecked Sendable {
    private let mutex = Mutex<Void>(())
    private var value: Value

    package init(_ value: Value) { self.value = value }

    @inline(__always)
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body(&value)
    }
}
