import Foundation
import RuntimeWarnings

/// The thread that a manager was made on; its run loop makes the manager's callbacks.
///
/// The run loop has something to wait for as long as this lives, so that it does not end before the first callback.
package final class CallbackThread: Sendable {
    /// nil is the main thread, whose queue each host drains. Blocks and timers may be added from any thread.
    nonisolated(unsafe) private let runLoop: RunLoop?
    nonisolated(unsafe) private let keepAlive: Timer?
    private let firstCall = FirstCall()

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// - Parameters:
    ///   - patience: the seconds after which a run loop that has not made the first call is told of.
    ///   - report: tells of it.
    package init(
        patience: Double = 10, report: @escaping @Sendable () -> Void = CallbackThread.reportIdleRunLoop
    ) {
        guard !Self.isMain else {
            (runLoop, keepAlive) = (nil, nil)
            return
        }
        let timer = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .common)
        (runLoop, keepAlive) = (RunLoop.current, timer)
        DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak firstCall] in
            if firstCall?.isOverdue == true { report() }
        }
    }

    deinit { keepAlive?.invalidate() }

    /// Whether this is the main thread, or the one that drains the main queue where the main thread has none to give.
    package static var isMain: Bool { DispatchQueue.getSpecific(key: mainQueue) == true || Thread.isMainThread }

    /// Runs `work` on the thread, after all that was given to it before.
    package func perform(_ work: @escaping @Sendable () -> Void) {
        guard let runLoop else { return DispatchQueue.main.async(execute: work) }
        firstCall.isAwaited = true
        runLoop.perform(inModes: [.common]) { [firstCall] in
            firstCall.isMade = true
            work()
        }
        // A timer wakes the loop up, which a block alone does not.
        runLoop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .common)
    }

    package static func reportIdleRunLoop() {
        RuntimeWarning.report(
            "a CLLocationManager was made on a thread whose run loop does not run, such as a dispatch queue's or a "
                + "task's: its delegate is told nothing. Make it on the main thread, or run the run loop of its own.",
            once: "CallbackThread")
    }

    /// Whether the run loop makes calls.
    private final class FirstCall: @unchecked Sendable {
        private let lock = NSLock()
        private var state = (isAwaited: false, isMade: false)

        var isAwaited: Bool {
            get { lock.withLock { state.isAwaited } }
            set { lock.withLock { state.isAwaited = newValue } }
        }
        var isMade: Bool {
            get { lock.withLock { state.isMade } }
            set { lock.withLock { state.isMade = newValue } }
        }
        var isOverdue: Bool { lock.withLock { state.isAwaited && !state.isMade } }
    }
}
