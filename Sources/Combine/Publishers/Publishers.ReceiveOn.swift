extension Publisher {
    /// Delivers values and the completion on a scheduler.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that delivers them, each by an action of its own.
    ///   - options: How the actions are to be executed.
    @inlinable
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The scheduler that delivers values.
        public let scheduler: Context

        /// How the actions of the scheduler are to be executed.
        public let options: Context.SchedulerOptions?

        @inlinable
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timing = Timing(scheduler: scheduler, options: options)
            upstream.subscribe(Inner(downstream: subscriber, timing: timing))
        }
    }
}

extension Publishers.ReceiveOn {
    @usableFromInline
    struct Timing: DeliveryTiming {
        @usableFromInline let scheduler: Context
        @usableFromInline let options: Context.SchedulerOptions?

        @inlinable
        init(scheduler: Context, options: Context.SchedulerOptions?) {
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        func schedule(_ action: @escaping () -> Void) {
            scheduler.schedule(options: options, action)
        }
    }

    @usableFromInline
    final class Inner<Downstream: Subscriber>: ScheduledDelivery<Downstream, Timing>, Describable {
        @usableFromInline
        var description: String { "ReceiveOn" }
    }
}
