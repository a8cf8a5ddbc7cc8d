extension Publisher {
    /// Delivers values and the completion on a scheduler, after a time.
    ///
    /// - Parameters:
    ///   - interval: How much later.
    ///   - tolerance: How much later still they may be delivered. The scheduler's minimum tolerance by default.
    ///   - scheduler: The scheduler that delivers them.
    ///   - options: How its actions are to be executed.
    @inlinable
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers values and the completion after a time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How much later values are delivered.
        public let interval: Context.SchedulerTimeType.Stride

        /// How much later still they may be delivered.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler that delivers values.
        public let scheduler: Context

        /// How the actions of the scheduler are to be executed.
        public let options: Context.SchedulerOptions?

        @inlinable
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timing = Timing(scheduler: scheduler, interval: interval, tolerance: tolerance, options: options)
            upstream.subscribe(Inner(downstream: subscriber, timing: timing))
        }
    }
}

extension Publishers.Delay {
    @usableFromInline
    struct Timing: DeliveryTiming {
        @usableFromInline let scheduler: Context
        @usableFromInline let interval: Context.SchedulerTimeType.Stride
        @usableFromInline let tolerance: Context.SchedulerTimeType.Stride
        @usableFromInline let options: Context.SchedulerOptions?

        @inlinable
        init(
            scheduler: Context, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?
        ) {
            self.scheduler = scheduler
            self.interval = interval
            self.tolerance = tolerance
            self.options = options
        }

        @inlinable
        func schedule(_ action: @escaping () -> Void) {
            let date = scheduler.now.advanced(by: interval)
            scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
        }
    }

    // Apple's shows its type name only.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: ScheduledDelivery<Downstream, Timing> {}
}
