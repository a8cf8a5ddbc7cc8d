import Dispatch

extension DispatchQueue: Scheduler {
    /// How a queue is to execute an action.
    public struct SchedulerOptions {
        /// The quality of service of the action.
        public var qos: DispatchQoS

        /// Attributes of the action.
        public var flags: DispatchWorkItemFlags

        /// The group that the action counts for, from when it is scheduled until it has been executed.
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SendableAction.make(action)
        if let options {
            async(group: options.group, qos: options.qos, flags: options.flags, execute: action)
        } else {
            async(execute: action)
        }
    }

    /// Executes an action at some time after a date. The system chooses the tolerance.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let group = options.group
        group?.enter()
        let action = SendableAction.make(action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
            action()
            group?.leave()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let options = options ?? SchedulerOptions()
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler(qos: options.qos, flags: options.flags, handler: SendableAction.make(action))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
