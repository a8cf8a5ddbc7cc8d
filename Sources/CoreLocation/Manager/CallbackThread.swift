import Foundation

/// The thread that a manager was made on; its run loop makes the manager's callbacks.
package struct CallbackThread: Sendable {
    /// nil is the main thread, whose queue each host drains. Blocks and timers may be added from any thread.
    nonisolated(unsafe) private let runLoop: RunLoop?

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    init() { runLoop = Self.isMain ? nil : RunLoop.current }

    /// Whether this is the main thread, or the one that drains the main queue where the main thread has none to give.
    package static var isMain: Bool { DispatchQueue.getSpecific(key: mainQueue) == true || Thread.isMainThread }

    /// Runs `work` on the thread, after all that was given to it before.
    func perform(_ work: @escaping @Sendable () -> Void) {
        guard let runLoop else { return DispatchQueue.main.async(execute: work) }
        // A timer wakes the loop up, which a block alone does not.
        runLoop.perform(work)
        runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    }
}
