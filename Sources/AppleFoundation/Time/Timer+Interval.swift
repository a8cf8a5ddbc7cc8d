import Foundation

extension Timer {
    /// What an app's `Timer(timeInterval:repeats:block:)` becomes: it first fires after its interval, where Foundation on
    /// Linux takes the present for its first time.
    /// - Parameter interval: Seconds; 0.1 milliseconds stand for less.
    public static func _timer(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(
            fire: Date(timeIntervalSinceNow: max(interval, 0.0001)), interval: interval, repeats: repeats, block: block)
    }
}
