extension Publisher {
    /// Sends a value only after a time in which no other one has come.
    ///
    /// A value for which there is no demand then is left out, as is one that waits when the upstream completes.
    ///
    /// - Parameters:
    ///   - dueTime: How long there must be no other value.
    ///   - scheduler: The scheduler that delivers values and the completion.
    ///   - options: How the actions that deliver values are to be executed.
    @inlinable
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that sends a value only after a time in which no other one has come.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How long there must be no other value.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler that delivers values.
        public let scheduler: Context

        /// How the actions that deliver values are to be executed.
        public let options: Context.SchedulerOptions?

        @inlinable
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let countdown = Countdown<Context, Output>(scheduler: scheduler, interval: dueTime, options: options)
            upstream.subscribe(Inner(downstream: subscriber, countdown: countdown))
        }
    }
}

extension Publishers.Debounce {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        typealias State = (status: SubscriptionStatus, demand: Subscribers.Demand)

        @usableFromInline let downstream: Downstream
        /// Carries the value that waits.
        @usableFromInline let countdown: Countdown<Context, Input>
        @usableFromInline let state = Guarded<State>((.awaitingSubscription, .none))
        /// Held while the downstream is called, since a scheduler may execute actions at the same time.
        @usableFromInline let delivery = RecursiveLock()

        @inlinable
        init(downstream: Downstream, countdown: Countdown<Context, Input>) {
            self.downstream = downstream
            self.countdown = countdown
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            guard state.withLock({ $0.status.accept(subscription) }) else { return subscription.cancel() }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            if state.withLock({ $0.status.subscription != nil }) {
                countdown.start(with: input) { self.deliver($0) }
            }
            return .none
        }

        @usableFromInline
        func deliver(_ input: Input) {
            let isWanted = state.withLock { state in
                guard state.status.subscription != nil, state.demand > 0 else { return false }
                state.demand -= 1
                return true
            }
            guard isWanted else { return }
            let more = delivery.withLock { downstream.receive(input) }
            if more > 0 { state.withLock { $0.demand += more } }
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            let isActive = state.withLock { state in
                guard let subscription = state.status.subscription else { return false }
                state.status = .pendingTerminal(subscription)
                return true
            }
            guard isActive else { return }
            countdown.stop()
            countdown.scheduler.schedule { self.deliver(completion) }
        }

        @usableFromInline
        func deliver(_ completion: Subscribers.Completion<Failure>) {
            let subscription = state.withLock { state in
                defer { state.status = .terminal }
                return state.status.unendedSubscription
            }
            if subscription != nil { delivery.withLock { downstream.receive(completion: completion) } }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            state.withLock { state in
                if state.status.subscription != nil { state.demand += demand }
            }
        }

        @usableFromInline
        func cancel() {
            let subscription = state.withLock { state in
                defer { state.status = .terminal }
                return state.status.unendedSubscription
            }
            countdown.stop()
            subscription?.cancel()
        }

        @usableFromInline
        var description: String { "Debounce" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [
                ("downstream", downstream), ("downstreamDemand", state.withLock { $0.demand }),
                ("currentValue", countdown.currentValue as Any),
            ]
        }
    }
}
