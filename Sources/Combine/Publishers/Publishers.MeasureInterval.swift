extension Publisher {
    /// Sends the time between each two values of the upstream, and at first that since the subscription.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler whose time it is.
    ///   - options: Has no effect, since nothing is scheduled.
    @inlinable
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// A publisher that sends the time between each two values of its upstream.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The scheduler whose time is measured.
        public let scheduler: Context

        @inlinable
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let scheduler: Context

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        /// When the latest value, or the subscription, was received.
        @usableFromInline @exclusivity(unchecked) final var latest: Context.SchedulerTimeType?

        @inlinable
        init(downstream: Downstream, scheduler: Context) {
            self.downstream = downstream
            self.scheduler = scheduler
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
            let now = scheduler.now
            lock.lock()
            latest = now
            lock.unlock()
            downstream.receive(subscription: self)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            guard let subscription = lock.withLock({ status.subscription }) else { return .none }
            let now = scheduler.now
            lock.lock()
            let previous = latest ?? now
            latest = now
            lock.unlock()
            let more = downstream.receive(previous.distance(to: now))
            if more > 0 { subscription.request(more) }
            return .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            if lock.withLock({ status.terminateIfSubscribed() }) != nil {
                downstream.receive(completion: completion)
            }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            lock.withLock { status.subscription }?.request(demand)
        }

        @usableFromInline
        func cancel() {
            lock.withLock { status.terminateIfSubscribed() }?.cancel()
        }

        @usableFromInline
        var description: String { "MeasureInterval" }
    }
}
