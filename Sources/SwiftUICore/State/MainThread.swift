import Foundation
import Synchronization

/// Whether code runs where the main actor does.
///
/// Usually that is the process's first thread. In a program that has given it up (`dispatchMain`, as test runners do)
/// other threads serve the main queue.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The first thread once it has asked; 0 before. It lives as long as the process, and so no other is given its
    /// number.
    private static let first = Atomic<UInt>(0)

    package static var isCurrent: Bool {
        // Each change of an observed property asks; Foundation makes two system calls to find out.
        let current = UInt(pthread_self())
        if current == first.load(ordering: .relaxed) { return true }
        guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: key) == true }
        first.store(current, ordering: .relaxed)
        return true
    }
}
