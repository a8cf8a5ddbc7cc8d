import Foundation

extension Timer {
    /// What an app's `Timer(timeInterval:repeats:block:)` becomes: it first fires after its interval, where Foundation on
    /// Linux takes the present for its first time.
    /// - Parameter interval: Seconds; 0.1 milliseconds stand for less.
    public static func _timer(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let interval = leastInterval(interval)
        return Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// What an app's `Timer(fire:interval:repeats:block:)` becomes: with an interval of zero it fires again and again,
    /// where Foundation on Linux has it fire once.
    /// - Parameter interval: Seconds; 0.1 milliseconds stand for less.
    public static func _timer(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: date, interval: leastInterval(interval), repeats: repeats, block: block)
    }

    /// What an app's `Timer.scheduledTimer(withTimeInterval:repeats:block:)` becomes, for the same reason.
    /// - Parameter interval: Seconds; 0.1 milliseconds stand for less.
    @discardableResult
    public static func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        scheduledTimer(withTimeInterval: leastInterval(interval), repeats: repeats, block: block)
    }

    /// Apple's documentation: "If interval is less than or equal to 0.0, this method chooses the nonnegative value of
    /// 0.0001 seconds instead."
    private static func leastInterval(_ interval: TimeInterval) -> TimeInterval { interval > 0 ? interval : 0.0001 }
}
