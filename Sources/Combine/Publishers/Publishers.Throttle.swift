extension Publisher {
    /// Sends at most one value in each interval of time.
    ///
    /// The first value is sent as soon as possible. Values for which there is no demand are left out. A value that
    /// waits is sent before the completion.
    ///
    /// - Parameters:
    ///   - interval: The time between each two values.
    ///   - scheduler: The scheduler that delivers values and the completion.
    ///   - latest: Whether it is the latest value of the interval that is sent, rather than the first.
    @inlinable
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// A publisher that sends at most one value in each interval of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The time between each two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that delivers values.
        public let scheduler: Context

        /// Whether it is the latest value of the interval that is sent, rather than the first.
        public let latest: Bool

        @inlinable
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, throttle: self))
        }
    }
}

extension Publishers.Throttle {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let interval: Context.SchedulerTimeType.Stride
        @usableFromInline let scheduler: Context
        @usableFromInline let latest: Bool
        /// Held while the downstream is called, since a scheduler may execute actions at the same time.
        @usableFromInline let delivery = RecursiveLock()

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        /// `nil` once the stream is over.
        @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
        /// The beginning of the present interval: when the last value was sent; before that, of the subscription.
        @usableFromInline @exclusivity(unchecked) final var start: Context.SchedulerTimeType
        @usableFromInline @exclusivity(unchecked) final var hasSent = false
        @usableFromInline @exclusivity(unchecked) final var waiting: Input?
        /// The completion that is to follow what waits.
        @usableFromInline @exclusivity(unchecked) final var completion: Subscribers.Completion<Failure>?

        @usableFromInline
        init(downstream: Downstream, throttle: Publishers.Throttle<Upstream, Context>) {
            self.downstream = downstream
            interval = throttle.interval
            scheduler = throttle.scheduler
            latest = throttle.latest
            start = throttle.scheduler.now
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            lock.lock()
            let isAccepted = status.accept(subscription)
            let downstream = downstream
            lock.unlock()
            guard isAccepted else { return subscription.cancel() }
            let now = scheduler.now
            lock.lock()
            start = now
            lock.unlock()
            downstream?.receive(subscription: self)
            subscription.request(.unlimited)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            guard lock.withLock({ status.subscription != nil }) else { return .none }
            let now = scheduler.now
            lock.lock()
            guard status.subscription != nil, demand > 0 else {
                lock.unlock()
                return .none
            }
            let previous = waiting
            if previous == nil || latest { waiting = input }
            let due = hasSent ? start.advanced(by: interval) : now
            lock.unlock()
            if previous == nil { scheduleDelivery(at: due, now: now) }
            return .none
        }

        @usableFromInline
        func scheduleDelivery(at due: Context.SchedulerTimeType, now: Context.SchedulerTimeType) {
            if due > now {
                scheduler.schedule(after: due) { self.deliver() }
            } else {
                scheduler.schedule { self.deliver() }
            }
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            guard lock.withLock({ status.subscription != nil }) else { return }
            let now = scheduler.now
            lock.lock()
            guard let subscription = status.subscription else { return lock.unlock() }
            status = .pendingTerminal(subscription)
            self.completion = completion
            let isScheduled = waiting != nil
            lock.unlock()
            if !isScheduled { scheduleDelivery(at: now, now: now) }
        }

        /// Sends what waits: a value, the completion, or both.
        @usableFromInline
        func deliver() {
            lock.lock()
            let downstream = downstream
            let value = waiting.take()
            let completion = completion
            if value != nil { demand -= 1 }
            lock.unlock()
            guard let downstream else { return }
            if completion == nil { beginInterval() }
            if let value {
                let more = delivery.withLock { downstream.receive(value) }
                if more > 0 { lock.withLock { demand += more } }
            }
            if let completion, finish() { delivery.withLock { downstream.receive(completion: completion) } }
        }

        /// Ends the stream, and answers whether it had not been cancelled.
        @usableFromInline
        func finish() -> Bool {
            lock.lock()
            status = .terminal
            let downstream = downstream.take()
            lock.unlock()
            return downstream != nil
        }

        @usableFromInline
        func beginInterval() {
            let now = scheduler.now
            lock.lock()
            start = now
            hasSent = true
            lock.unlock()
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            if status.subscription != nil { self.demand += demand }
            lock.unlock()
        }

        @usableFromInline
        func cancel() {
            lock.lock()
            let subscription = status.unendedSubscription
            status = .terminal
            let downstream = downstream.take()
            let value = waiting.take()
            lock.unlock()
            subscription?.cancel()
            // They are the user's: they are released here, without the lock.
            _ = (downstream, value)
        }

        @usableFromInline
        var description: String { "Throttle" }
    }
}
