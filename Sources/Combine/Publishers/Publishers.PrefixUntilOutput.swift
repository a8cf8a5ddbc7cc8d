extension Publisher {
    /// Republishes values until another publisher sends one, then finishes.
    @inlinable
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that republishes values of its upstream until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        @inlinable
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(downstream: subscriber)
            other.subscribe(Terminator(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.PrefixUntilOutput {
    // Apple's shows its type name only.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        typealias State = (status: SubscriptionStatus, terminator: SubscriptionStatus)

        @usableFromInline let downstream: Downstream
        @usableFromInline let state = Guarded<State>((.awaitingSubscription, .awaitingSubscription))

        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if state.withLock({ $0.status.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            state.withLock { $0.status.subscription != nil } ? downstream.receive(input) : .none
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            let (isActive, terminator) = state.withLock { state in
                (state.status.terminateIfSubscribed() != nil, state.terminator.terminate())
            }
            terminator?.cancel()
            if isActive { downstream.receive(completion: completion) }
        }

        @inlinable
        func request(_ demand: Subscribers.Demand) {
            state.withLock { $0.status.subscription }?.request(demand)
        }

        @usableFromInline
        func cancel() {
            let (subscription, terminator) = state.withLock { state in
                (state.status.terminate(), state.terminator.terminate())
            }
            subscription?.cancel()
            terminator?.cancel()
        }

        /// Ends the stream, since the other publisher has sent a value.
        @usableFromInline
        func terminate() {
            let ended: (subscription: (any Subscription)?, isActive: Bool) = state.withLock { state in
                guard state.terminator.terminateIfSubscribed() != nil else { return (nil, false) }
                if case .terminal = state.status { return (nil, false) }
                return (state.status.terminate(), true)
            }
            ended.subscription?.cancel()
            if ended.isActive { downstream.receive(completion: .finished) }
        }
    }

    /// The subscriber at the other publisher.
    @usableFromInline
    struct Terminator<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Other.Output
        @usableFromInline typealias Failure = Other.Failure

        @usableFromInline let inner: Inner<Downstream>

        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        @usableFromInline
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        @usableFromInline
        func receive(subscription: any Subscription) {
            if inner.state.withLock({ $0.terminator.accept(subscription) }) {
                subscription.request(.max(1))
            } else {
                subscription.cancel()
            }
        }

        @usableFromInline
        func receive(_ input: Other.Output) -> Subscribers.Demand {
            inner.terminate()
            return .none
        }

        // When the other publisher ends without a value, the stream goes on.
        @usableFromInline
        func receive(completion: Subscribers.Completion<Other.Failure>) {
            _ = inner.state.withLock { $0.terminator.terminateIfSubscribed() }
        }
    }
}
