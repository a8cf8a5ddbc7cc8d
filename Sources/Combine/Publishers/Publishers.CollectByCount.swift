extension Publisher {
    /// Collects a number of values, and publishes each lot as an array.
    ///
    /// When the upstream publisher finishes, the rest is published, which may be fewer.
    @inlinable
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that collects a number of values, and publishes each lot as an array.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The number of values in an array.
        public let count: Int

        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let count: Int

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var buffer: [Input] = []

        @inlinable
        init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            self.count = count
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if lock.withLock({ status.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            guard status.subscription != nil else {
                lock.unlock()
                return .none
            }
            buffer.append(input)
            guard buffer.count == count else {
                lock.unlock()
                return .none
            }
            let lot = takeBuffer()
            lock.unlock()
            return downstream.receive(lot) * count
        }

        /// Takes out what was collected. The lock is held.
        @inlinable
        func takeBuffer() -> [Input] {
            let lot = buffer
            buffer = []
            return lot
        }

        // A completion is always passed on, even one after another.
        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            _ = status.terminateIfSubscribed()
            let rest = takeBuffer()
            lock.unlock()
            if case .finished = completion, !rest.isEmpty {
                _ = downstream.receive(rest)
            }
            downstream.receive(completion: completion)
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            lock.withLock { status.subscription }?.request(demand * count)
        }

        @usableFromInline
        func cancel() {
            lock.lock()
            let subscription = status.terminateIfSubscribed()
            let rest = takeBuffer()
            lock.unlock()
            subscription?.cancel()
            // The values are the user's: they are released here, without the lock.
            _ = rest
        }

        @usableFromInline
        var description: String { "CollectByCount" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            lock.withLock {
                [
                    ("downstream", downstream), ("upstreamSubscription", status.subscription as Any),
                    ("buffer", buffer), ("count", count),
                ]
            }
        }
    }
}
