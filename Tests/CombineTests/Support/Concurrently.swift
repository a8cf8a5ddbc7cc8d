import Foundation

/// Runs an action on several threads at the same time, with the number of each, and waits for all.
func concurrently(_ threadCount: Int, _ action: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<threadCount {
        group.enter()
        let thread = Thread {
            action(number)
            group.leave()
        }
        thread.start()
    }
    group.wait()
}

/// A value that several threads may change.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    init(_ value: Value) { storage = value }

    var value: Value { lock.withLock { storage } }

    func update(_ change: (inout Value) -> Void) { lock.withLock { change(&storage) } }
}

/// Carries what Combine's types are, but do not say that they are: usable from several threads.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
