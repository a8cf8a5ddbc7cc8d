extension Publisher {
    /// Subscribes, requests and cancels on a scheduler. Values are delivered wherever the upstream sends them.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that subscribes. While it executes a request at once, the downstream must not
    ///     make another one.
    ///   - options: How its actions are to be executed.
    @inlinable
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that subscribes to its upstream on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The scheduler that subscribes, requests and cancels.
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
            let inner = Inner(downstream: subscriber, scheduler: scheduler, options: options)
            let upstream = upstream
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

extension Publishers.SubscribeOn {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let scheduler: Context
        @usableFromInline let options: Context.SchedulerOptions?
        @usableFromInline let status = Guarded(SubscriptionStatus.awaitingSubscription)
        /// Held while the upstream is called, since a scheduler may execute actions at the same time.
        @usableFromInline let upstreamCalls = RecursiveLock()

        @inlinable
        init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.options = options
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if status.withLock({ $0.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            status.withLock { $0.subscription != nil } ? downstream.receive(input) : .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            if status.withLock({ $0.terminateIfSubscribed() }) != nil {
                downstream.receive(completion: completion)
            }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            guard let subscription = status.withLock({ $0.subscription }) else { return }
            scheduler.schedule(options: options) { [self] in
                precondition(!upstreamCalls.isHeldByCurrentThread, "Requested in the course of another request.")
                upstreamCalls.withLock { subscription.request(demand) }
            }
        }

        @usableFromInline
        func cancel() {
            guard let subscription = status.withLock({ $0.terminateIfSubscribed() }) else { return }
            scheduler.schedule(options: options) { [self] in
                upstreamCalls.withLock { subscription.cancel() }
            }
        }

        @usableFromInline
        var description: String { "SubscribeOn" }
    }
}
