import CoreFoundation
import Foundation

extension RunLoop {
    /// Executes an action at a date, in a mode, and then again and again if there is an interval.
    ///
    /// These are Core Foundation's timers, of which nothing is left once they have fired or are invalidated.
    /// Foundation's `Timer` is never let go on Linux, nor is what its closure holds.
    func addTimer(
        at date: Date, repeatingEvery interval: TimeInterval?, tolerance: TimeInterval, mode: Mode,
        _ action: @escaping @Sendable () -> Void
    ) -> RunLoopTimer {
        // An interval that is not positive is the least that `Timer` takes.
        let interval = interval.map { $0 > 0 ? $0 : 0.0001 } ?? 0
        let date = date.timeIntervalSinceReferenceDate
        let timer = RunLoopTimer(CFRunLoopTimerCreateWithHandler(nil, date, interval, 0, 0) { _ in action() })
        CFRunLoopTimerSetTolerance(timer.timer, max(tolerance, 0))
        withCoreLoop { CFRunLoopAddTimer($0, timer.timer, mode.coreMode) }
        return timer
    }

    /// Ends the sleep of the loop, if it sleeps: it does not notice by itself that there is an action to be performed.
    func wakeUp() {
        withCoreLoop { CFRunLoopWakeUp($0) }
    }

    private func withCoreLoop(_ body: @escaping @Sendable (CFRunLoop) -> Void) {
        if let coreLoop {
            body(coreLoop)
        } else {
            // The loop itself knows what it is.
            let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in body(CFRunLoopGetCurrent()) }
            add(timer, forMode: .default)
        }
    }

    /// The loop of Core Foundation that this one stands for, which Foundation on Linux keeps to itself.
    private var coreLoop: CFRunLoop? {
        if self === RunLoop.main { return CFRunLoopGetMain() }
        guard let stored = Mirror(reflecting: self).descendant("_cfRunLoopStorage") else { return nil }
        let object = stored as AnyObject
        guard CFGetTypeID(object) == CFRunLoopGetTypeID() else { return nil }
        // Not a downcast: Core Foundation's types have no classes of their own.
        return Unmanaged<CFRunLoop>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
    }
}

extension RunLoop.Mode {
    /// The mode as Core Foundation has it.
    fileprivate var coreMode: CFString {
        // Core Foundation knows the common modes by the identity of their name.
        if self == .common { return kCFRunLoopCommonModes }
        return CFStringCreateWithCString(nil, rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
    }
}

/// A timer of a run loop. Cancelling it lets go of its action at once.
struct RunLoopTimer: Cancellable, @unchecked Sendable {
    fileprivate let timer: CFRunLoopTimer

    fileprivate init(_ timer: CFRunLoopTimer) {
        self.timer = timer
    }

    func cancel() {
        CFRunLoopTimerInvalidate(timer)
    }
}
