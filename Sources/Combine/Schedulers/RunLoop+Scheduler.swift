import Foundation

extension RunLoop: Scheduler {
    /// A run loop takes no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        perform(SendableAction.make(action))
        wakeUp()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = SendableAction.make(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = SendableAction.make(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    /// Ends the sleep of the loop, if it sleeps.
    ///
    /// A sleeping loop does not notice an action to be performed, as opposed to a timer. It may be about to sleep even
    /// when this is called on its own thread.
    private func wakeUp() {
        add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
    }
}
