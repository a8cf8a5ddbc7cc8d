extension Publisher {
    /// Omits a number of values, then republishes all that remain.
    ///
    /// - Parameter count: How many; a negative number traps when a subscriber arrives.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that omits a number of values before it republishes later ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The number of values to omit.
        public let count: Int

        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber, count: count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        typealias State = (subscription: (any Subscription)?, pendingDemand: Subscribers.Demand, count: Int)

        @usableFromInline let downstream: Downstream
        @usableFromInline let state: Guarded<State>

        @inlinable
        init(downstream: Downstream, count: Int) {
            precondition(count >= 0, "The number of values to drop cannot be negative.")
            self.downstream = downstream
            state = Guarded((nil, .none, count))
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            let demand: Subscribers.Demand? = state.withLock { state in
                if state.subscription != nil { return nil }
                state.subscription = subscription
                defer { state.pendingDemand = .none }
                return state.pendingDemand + state.count
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            let isDropped = state.withLock { state in
                guard state.count > 0 else { return false }
                state.count -= 1
                return true
            }
            return isDropped ? .none : downstream.receive(input)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            _ = state.withLock { $0.subscription.take() }
            downstream.receive(completion: completion)
        }

        // Demand that comes before the subscription waits for it.
        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            let subscription = state.withLock { state in
                if state.subscription == nil { state.pendingDemand += demand }
                return state.subscription
            }
            subscription?.request(demand)
        }

        @usableFromInline
        func cancel() {
            state.withLock { $0.subscription.take() }?.cancel()
        }

        @usableFromInline
        var description: String { "Drop" }
    }
}
