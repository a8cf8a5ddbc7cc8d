import Foundation

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

    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
