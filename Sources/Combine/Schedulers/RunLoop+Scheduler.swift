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
        _ = addTimer(
            at: date.date, repeatingEvery: nil, tolerance: tolerance.timeInterval, mode: .default,
            SendableAction.make(action))
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = addTimer(
            at: date.date, repeatingEvery: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default,
            SendableAction.make(action))
        return AnyCancellable(timer)
    }
}
