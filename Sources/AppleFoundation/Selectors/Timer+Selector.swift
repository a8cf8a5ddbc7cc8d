import Foundation
import RuntimeWarnings

extension Timer {
    /// Makes a timer that calls a method of an object, and schedules it on the present run loop.
    ///
    /// The timer keeps the object until it is invalidated.
    /// - Parameters:
    ///   - interval: Seconds; 0.1 milliseconds stand for less.
    ///   - selector: A method without arguments, or one that takes the timer.
    ///   - userInfo: Foundation on Linux has timers without one: they keep nil, which is told once.
    ///   - repeats: False invalidates the timer once it has fired.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that calls a method of an object once it is added to a run loop.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
            userInfo: userInfo, repeats: repeats)
    }

    /// Makes a timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        // A timer's block is only ever called where the timer was scheduled.
        nonisolated(unsafe) let object = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) {
            selector.performOrReport(on: object, with: [$0])
        }
        if userInfo != nil { RuntimeWarning.report("a timer's userInfo is always nil here") }
    }
}
