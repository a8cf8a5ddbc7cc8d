extension Publisher {
    /// Ends the stream when the upstream sends no value for a time.
    ///
    /// The time starts with the subscription, with the first request and with each value.
    ///
    /// - Parameters:
    ///   - interval: How long there may be no value.
    ///   - scheduler: The scheduler that delivers values and the completion. It must be one that can wait.
    ///   - options: How its actions are to be executed.
    ///   - customError: Makes the error with which the stream ends. Without it, the stream finishes.
    @inlinable
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// A publisher that ends the stream when its upstream sends no value for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How long there may be no value.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that delivers values.
        public let scheduler: Context

        /// How the actions of the scheduler are to be executed.
        public let options: Context.SchedulerOptions?

        /// Makes the error with which the stream ends.
        public let customError: (() -> Upstream.Failure)?

        @inlinable
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, timeout: self))
        }
    }
}

extension Publishers.Timeout {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        typealias State = (status: SubscriptionStatus, hasRequested: Bool, waiting: Queue<Input>)

        @usableFromInline let downstream: Downstream
        @usableFromInline let countdown: Countdown<Context, Void>
        @usableFromInline let customError: (() -> Failure)?
        /// With the values that wait for their action. Each action delivers the one that has waited longest.
        @usableFromInline let state = Guarded<State>((.awaitingSubscription, false, Queue()))
        /// Held while the downstream is called, since a scheduler may execute actions at the same time.
        @usableFromInline let delivery = RecursiveLock()
        /// Held while the countdown is started.
        @usableFromInline let starting = RecursiveLock()

        @usableFromInline
        init(downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
            self.downstream = downstream
            countdown = Countdown(scheduler: timeout.scheduler, interval: timeout.interval, options: timeout.options)
            customError = timeout.customError
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            guard state.withLock({ $0.status.accept(subscription) }) else { return subscription.cancel() }
            startCountdown()
            downstream.receive(subscription: self)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            guard state.withLock({ $0.status.subscription != nil }) else { return .none }
            startCountdown()
            state.withLock { $0.waiting.append(input) }
            countdown.scheduler.schedule(options: countdown.options) { self.deliverNext() }
            return .none
        }

        // What was scheduled before the completion is still delivered.
        @usableFromInline
        func deliverNext() {
            // Taken before the value is, so that values keep their order on a scheduler that executes several actions
            // at the same time.
            delivery.lock()
            guard let input = takeNext() else { return delivery.unlock() }
            let more = downstream.receive(input)
            delivery.unlock()
            if more > 0 { state.withLock { $0.status.unendedSubscription }?.request(more) }
        }

        /// Takes out the value that has waited longest, unless the stream is over.
        @usableFromInline
        func takeNext() -> Input? {
            state.withLock { state in
                state.waiting.isEmpty || state.status.unendedSubscription == nil ? nil : state.waiting.removeFirst()
            }
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
            countdown.scheduler.schedule(options: countdown.options) { self.deliver(completion) }
        }

        // Where a scheduler executes actions at the same time, that of the completion may come before those of values:
        // it delivers them itself then.
        @usableFromInline
        func deliver(_ completion: Subscribers.Completion<Failure>) {
            delivery.lock()
            while state.withLock({ !$0.waiting.isEmpty && $0.status.unendedSubscription != nil }) { deliverNext() }
            let ended = takeSubscription()
            if ended != nil { downstream.receive(completion: completion) }
            delivery.unlock()
        }

        /// Ends the stream, and answers the subscription if it had not ended before.
        @usableFromInline
        func takeSubscription() -> (any Subscription)? {
            state.withLock { state in
                guard let subscription = state.status.unendedSubscription else { return nil }
                state.status = .terminal
                return subscription
            }
        }

        @usableFromInline
        func startCountdown() {
            starting.withLock { countdown.start(with: ()) { self.timeOut() } }
        }

        @usableFromInline
        func timeOut() {
            precondition(!starting.isHeldByCurrentThread, "A timeout needs a scheduler that can wait.")
            guard let subscription = state.withLock({ $0.status.terminateIfSubscribed() }) else { return }
            subscription.cancel()
            let completion: Subscribers.Completion<Failure> = customError.map { .failure($0()) } ?? .finished
            delivery.withLock { downstream.receive(completion: completion) }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            let request: (subscription: any Subscription, isFirst: Bool)? = state.withLock { state in
                guard let subscription = state.status.subscription else { return nil }
                defer { state.hasRequested = true }
                return (subscription, !state.hasRequested)
            }
            guard let request else { return }
            if request.isFirst { startCountdown() }
            request.subscription.request(demand)
        }

        @usableFromInline
        func cancel() {
            guard let subscription = takeSubscription() else { return }
            let values = state.withLock { $0.waiting.take() }
            countdown.stop()
            subscription.cancel()
            // They are the user's: they are released here, without the lock.
            _ = values
        }

        @usableFromInline
        var description: String { "Timeout" }
    }
}
