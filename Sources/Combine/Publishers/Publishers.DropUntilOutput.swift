extension Publisher {
    /// Ignores values until another publisher sends one.
    @inlinable
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that ignores values of its upstream until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The publisher whose first value ends the dropping.
        public let other: Other

        @inlinable
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(OtherSubscriber(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        struct State {
            @usableFromInline var subscription: (any Subscription)?
            @usableFromInline var otherSubscription: (any Subscription)?
            @usableFromInline var demand = Subscribers.Demand.none
            @usableFromInline var isTriggered = false
            @usableFromInline var isCancelled = false

            @usableFromInline
            init() {}
        }

        @usableFromInline let downstream: Downstream
        @usableFromInline let state = Guarded(State())

        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            let demand: Subscribers.Demand? = state.withLock { state in
                if state.subscription != nil || state.isCancelled { return nil }
                state.subscription = subscription
                return state.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        // A dropped value counts against the demand, and is not asked for anew.
        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            let isPassed = state.withLock { state in
                if state.isCancelled { return false }
                if state.isTriggered { return true }
                precondition(state.demand.rawValue > 0, "A value was received that was not requested.")
                state.demand -= 1
                return false
            }
            return isPassed ? downstream.receive(input) : .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            let (isCancelled, other) = state.withLock { state in
                state.subscription = nil
                return (state.isCancelled, state.otherSubscription.take())
            }
            if isCancelled { return }
            other?.cancel()
            downstream.receive(completion: completion)
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            let subscription = state.withLock { state in
                state.demand += demand
                return state.subscription
            }
            subscription?.request(demand)
        }

        @usableFromInline
        func cancel() {
            let (subscription, other) = state.withLock { state in
                state.isCancelled = true
                return (state.subscription.take(), state.otherSubscription.take())
            }
            subscription?.cancel()
            other?.cancel()
        }

        @usableFromInline
        var description: String { "DropUntilOutput" }
    }

    /// The subscriber at the other publisher.
    @usableFromInline
    struct OtherSubscriber<Downstream: Subscriber>: Subscriber, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Other.Output

        @usableFromInline let inner: Inner<Downstream>

        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        @usableFromInline
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        @usableFromInline
        func receive(subscription: any Subscription) {
            let isAccepted = inner.state.withLock { state in
                if state.otherSubscription != nil || state.isCancelled { return false }
                state.otherSubscription = subscription
                return true
            }
            if isAccepted {
                subscription.request(.max(1))
            } else {
                subscription.cancel()
            }
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            _ = inner.state.withLock { state in
                state.isTriggered = true
                return state.otherSubscription.take()
            }
            return .none
        }

        // When the other publisher ends without a value, no value will ever be passed on.
        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            let (isTriggered, subscription) = inner.state.withLock { state in
                state.otherSubscription = nil
                if state.isTriggered || state.isCancelled { return (true, nil as (any Subscription)?) }
                return (false, state.subscription.take())
            }
            if isTriggered { return }
            subscription?.cancel()
            inner.downstream.receive(completion: completion)
        }

        @usableFromInline
        var description: String { inner.description }
    }
}
