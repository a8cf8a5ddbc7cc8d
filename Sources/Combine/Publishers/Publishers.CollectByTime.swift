extension Publisher {
    /// Collects values by a strategy, and sends each group as an array.
    ///
    /// An interval without a value makes no group. What is left when the upstream finishes makes the last group; when
    /// it fails, it is left out.
    ///
    /// - Parameters:
    ///   - strategy: How values are grouped, and the scheduler that delivers the groups.
    ///   - options: How the actions of the scheduler are to be executed.
    @inlinable
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// A publisher that collects values by time, and sends each group as an array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How values are grouped.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// How the actions of the scheduler are to be executed.
        public let options: Context.SchedulerOptions?

        @inlinable
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publishers.CollectByTime {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let scheduler: Context
        @usableFromInline let interval: Context.SchedulerTimeType.Stride
        @usableFromInline let options: Context.SchedulerOptions?
        /// How many values make a group complete.
        @usableFromInline let count: Int?
        /// Held while the downstream is called, since a scheduler may execute actions at the same time.
        @usableFromInline let delivery = RecursiveLock()

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var values: [Input] = []
        @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
        @usableFromInline @exclusivity(unchecked) final var hasRequested = false
        /// How the upstream has ended.
        @usableFromInline @exclusivity(unchecked) final var completion: Subscribers.Completion<Failure>?
        @usableFromInline @exclusivity(unchecked) final var timer: (any Cancellable)?

        @usableFromInline
        init(
            downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.downstream = downstream
            self.options = options
            scheduler = strategy.scheduler
            interval = strategy.interval
            count = strategy.count
            precondition(strategy.count ?? 1 > 0, "A group must have a positive number of values.")
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
            startTimer()
            downstream.receive(subscription: self)
        }

        @usableFromInline
        func startTimer() {
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in
                self?.deliver(includingIncomplete: true)
            }
            lock.lock()
            let isActive = status.subscription != nil
            if isActive { self.timer = timer }
            lock.unlock()
            if !isActive { timer.cancel() }
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard status.subscription != nil else {
                lock.unlock()
                return .none
            }
            values.append(input)
            let isComplete = count.map { values.count % $0 == 0 } ?? false
            lock.unlock()
            if isComplete { scheduleDelivery() }
            return .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard let subscription = status.subscription else { return lock.unlock() }
            status = .pendingTerminal(subscription)
            self.completion = completion
            let timer = timer.take()
            lock.unlock()
            timer?.cancel()
            scheduleDelivery()
        }

        @usableFromInline
        func scheduleDelivery() {
            scheduler.schedule(options: options) { self.deliver(includingIncomplete: false) }
        }

        /// Sends as many groups as there is demand for, and completes if nothing is left.
        @usableFromInline
        func deliver(includingIncomplete: Bool) {
            delivery.lock()
            while let group = takeGroup(includingIncomplete: includingIncomplete) {
                let more = downstream.receive(group)
                if more > 0 { request(more) }
            }
            if let completion = takeCompletion() { downstream.receive(completion: completion) }
            delivery.unlock()
        }

        @usableFromInline
        func takeGroup(includingIncomplete: Bool) -> [Input]? {
            lock.lock()
            defer { lock.unlock() }
            if case .failure = completion { return nil }
            guard status.unendedSubscription != nil, demand > 0, !values.isEmpty else { return nil }
            let limit = count ?? .max
            guard values.count >= limit || includingIncomplete || completion != nil else { return nil }
            demand -= 1
            let group = Array(values.prefix(limit))
            values.removeFirst(group.count)
            return group
        }

        /// Ends the stream if the upstream has, and nothing is left to be sent.
        @usableFromInline
        func takeCompletion() -> Subscribers.Completion<Failure>? {
            lock.lock()
            var remaining: [Input] = []
            var ending: Subscribers.Completion<Failure>?
            if case .failure = completion { swap(&remaining, &values) }
            if status.unendedSubscription != nil, let completion, values.isEmpty {
                status = .terminal
                ending = completion
            }
            lock.unlock()
            // They are the user's: they are released here, without the lock.
            _ = remaining
            return ending
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            lock.lock()
            guard status.unendedSubscription != nil else { return lock.unlock() }
            self.demand += demand
            let subscription = status.subscription
            let isFirst = !hasRequested
            hasRequested = true
            let isLate = completion != nil || values.count >= count ?? .max
            lock.unlock()
            if isLate, !delivery.isHeldByCurrentThread { scheduleDelivery() }
            if let count {
                subscription?.request(demand * count)
            } else if isFirst {
                subscription?.request(.unlimited)
            }
        }

        @usableFromInline
        func cancel() {
            lock.lock()
            let subscription = status.unendedSubscription
            status = .terminal
            let timer = timer.take()
            let values = values
            self.values = []
            lock.unlock()
            timer?.cancel()
            subscription?.cancel()
            // They are the user's: they are released here, without the lock.
            _ = values
        }

        @usableFromInline
        var description: String { "CollectByTime" }
    }
}
