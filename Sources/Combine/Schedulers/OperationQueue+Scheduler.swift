import Foundation

extension OperationQueue: Scheduler {
    /// An operation queue takes no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        addOperation(BlockOperation(block: SendableAction.make(action)))
    }

    /// Executes an action at some time after a date. The system chooses the tolerance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let operation = DelayedOperation(date: date.date, action: action)
        addOperation(operation)
        operation.beginWaiting()
    }

    /// Executes an action at some time after a date, and then again and again at an interval, until cancelled.
    ///
    /// The interval counts from one execution to the next.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = RepeatedOperation(queue: self, interval: interval.timeInterval, action: action)
        repetition.schedule(at: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}
