extension Publisher {
    /// Subscribes anew to a publisher that fails, up to a number of times.
    ///
    /// - Parameter retries: How many times at most, after the first; then the error is passed on.
    @inlinable
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// A publisher that subscribes anew to its upstream when that fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How many times to subscribe anew at most; without limit when `nil`.
        public let retries: Int?

        @inlinable
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, upstream: upstream, retries: retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        /// `nil` once the stream is over.
        @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?
        @usableFromInline @exclusivity(unchecked) final var upstream: Upstream?
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
        @usableFromInline @exclusivity(unchecked) final var remaining: Int?
        @usableFromInline @exclusivity(unchecked) final var hasSentSubscription = false
        /// Whether the upstream is being subscribed to right now.
        @usableFromInline @exclusivity(unchecked) final var isSubscribing = false
        /// Whether the upstream has failed while it was being subscribed to.
        @usableFromInline @exclusivity(unchecked) final var needsSubscribing = false

        @inlinable
        init(downstream: Downstream, upstream: Upstream, retries: Int?) {
            self.downstream = downstream
            self.upstream = upstream
            remaining = retries
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            lock.lock()
            guard status.accept(subscription) else {
                lock.unlock()
                return subscription.cancel()
            }
            let demand = demand
            let downstream = hasSentSubscription ? nil : downstream
            hasSentSubscription = true
            lock.unlock()
            if let downstream {
                downstream.receive(subscription: self)
            } else if demand > 0 {
                subscription.request(demand)
            }
        }

        // More demand is asked for rather than answered: the upstream may be another one by then.
        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard let downstream else {
                lock.unlock()
                return .none
            }
            precondition(demand.rawValue > 0, "A value was received that was not requested.")
            demand -= 1
            lock.unlock()
            let more = downstream.receive(input)
            guard more.rawValue > 0 else { return .none }
            lock.lock()
            demand += more
            let subscription = status.subscription
            lock.unlock()
            subscription?.request(more)
            return .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            if case .failure = completion, downstream != nil, remaining != 0 {
                remaining = remaining.map { $0 - 1 }
                status = .awaitingSubscription
                needsSubscribing = isSubscribing
                let upstream = isSubscribing ? nil : upstream
                isSubscribing = true
                lock.unlock()
                if let upstream { subscribe(to: upstream) }
            } else {
                let downstream = downstream.take()
                let upstream = upstream.take()
                status = .terminal
                lock.unlock()
                downstream?.receive(completion: completion)
                // It is the user's: it is released here, without the lock.
                _ = upstream
            }
        }

        /// Subscribes to the upstream, and again for each time that it fails meanwhile.
        @usableFromInline
        func subscribe(to upstream: Upstream) {
            var goesOn = true
            while goesOn {
                upstream.subscribe(self)
                lock.lock()
                goesOn = needsSubscribing
                isSubscribing = needsSubscribing
                needsSubscribing = false
                lock.unlock()
            }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            lock.lock()
            if downstream == nil { return lock.unlock() }
            self.demand += demand
            let subscription = status.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        @usableFromInline
        func cancel() {
            lock.lock()
            let downstream = downstream.take()
            let upstream = upstream.take()
            let subscription = status.terminate()
            lock.unlock()
            subscription?.cancel()
            // They are the user's: they are released here, without the lock.
            _ = (downstream, upstream)
        }

        @usableFromInline
        var description: String { "Retry" }
    }
}
