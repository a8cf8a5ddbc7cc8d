import CoreFoundation
import Foundation

/// Calls back once at a time that can be moved.
@MainActor
final class Alarm {
    private static let never: CFTimeInterval = 1e8

    private var timer: CFRunLoopTimer?
    private var isSet = false

    init(_ action: @escaping @MainActor () -> Void) {
        timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + Self.never, Self.never, 0, 0) {
            [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.isSet else { return }
                self.isSet = false
                action()
            }
        }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    }

    isolated deinit {
        CFRunLoopTimerInvalidate(timer)
    }

    /// Calls back in so many seconds; what was set before is forgotten.
    func set(in seconds: Double) {
        isSet = true
        CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + max(seconds, 0))
    }

    func cancel() {
        guard isSet else { return }
        isSet = false
        CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + Self.never)
    }
}
