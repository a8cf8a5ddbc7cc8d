import Foundation

/// The thread that a manager was made on; its run loop makes the manager's callbacks.
struct CallbackThread: Sendable {
    /// nil is the main thread, whose queue each host drains. Blocks and timers may be added from any thread.
    nonisolated(unsafe) private let runLoop: RunLoop?

    init() { runLoop = Thread.isMainThread ? nil : RunLoop.current }

    /// Runs `work` on the thread, after all that was given to it before.
    func perform(_ work: @escaping @Sendable () -> Void) {
        guard let runLoop else { return DispatchQueue.main.async(execute: work) }
        // A timer wakes the loop up, which a block alone does not.
        runLoop.perform(work)
        runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    }
}
