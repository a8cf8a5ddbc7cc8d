extension Publisher {
    /// Prefixes the stream with the given values.
    @inlinable
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Prefixes the stream with the values of a sequence.
    @inlinable
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Prefixes the stream with the values of another publisher, which must finish before this one is subscribed to.
    @inlinable
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Appends the given values to the stream.
    @inlinable
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Appends the values of a sequence to the stream.
    @inlinable
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Appends the values of another publisher, which is subscribed to when this one has finished.
    @inlinable
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}

extension Publishers {
    /// A publisher that emits all of one publisher's values before those of another one.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher whose values come first.
        public let prefix: Prefix

        /// The publisher whose values come when the other has finished.
        public let suffix: Suffix

        @inlinable
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.subscribe(PrefixSubscriber(inner: Inner(downstream: subscriber, suffix: suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
    /// The subscription to both publishers, one after the other.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline
        enum Phase {
            case prefix, suffix
        }

        @usableFromInline
        struct State {
            @usableFromInline var phase = Phase.prefix
            @usableFromInline var status = SubscriptionStatus.awaitingSubscription
            @usableFromInline var demand = Subscribers.Demand.none

            @usableFromInline
            init() {}
        }

        @usableFromInline let downstream: Downstream
        @usableFromInline let suffix: Suffix
        @usableFromInline let state = Guarded(State())

        @inlinable
        init(downstream: Downstream, suffix: Suffix) {
            self.downstream = downstream
            self.suffix = suffix
        }

        @usableFromInline
        func receive(subscription: any Subscription, in phase: Phase) {
            let demand = state.withLock { state in
                state.phase == phase && state.status.accept(subscription) ? state.demand : nil
            }
            guard let demand else { return subscription.cancel() }
            switch phase {
            case .prefix: downstream.receive(subscription: self)
            case .suffix: if demand > 0 { subscription.request(demand) }
            }
        }

        @inlinable
        func receive(_ input: Output, in phase: Phase) -> Subscribers.Demand {
            let isWanted = state.withLock { state in
                guard state.phase == phase, state.status.subscription != nil, state.demand > 0 else { return false }
                state.demand -= 1
                return true
            }
            guard isWanted else { return .none }
            let more = downstream.receive(input)
            if more.rawValue > 0 { state.withLock { $0.demand += more } }
            return more
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>, in phase: Phase) {
            let goesOn: Bool? = state.withLock { state in
                guard state.phase == phase, state.status.terminateIfSubscribed() != nil else { return nil }
                guard case .finished = completion, phase == .prefix else { return false }
                state.phase = .suffix
                state.status = .awaitingSubscription
                return true
            }
            switch goesOn {
            case true?: suffix.subscribe(SuffixSubscriber(inner: self))
            case false?: downstream.receive(completion: completion)
            case nil: break
            }
        }

        // Demand is passed on as it comes, even if it is none.
        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            let subscription = state.withLock { state in
                state.demand += demand
                return state.status.subscription
            }
            subscription?.request(demand)
        }

        @usableFromInline
        func cancel() {
            state.withLock { $0.status.terminate() }?.cancel()
        }

        @usableFromInline
        var description: String { "Concatenate" }
    }

    @usableFromInline
    struct PrefixSubscriber<Downstream: Subscriber>: Subscriber, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline let inner: Inner<Downstream>

        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        @usableFromInline
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        @inlinable
        func receive(subscription: any Subscription) {
            inner.receive(subscription: subscription, in: .prefix)
        }

        @inlinable
        func receive(_ input: Output) -> Subscribers.Demand {
            inner.receive(input, in: .prefix)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, in: .prefix)
        }

        @usableFromInline
        var description: String { inner.description }
    }

    @usableFromInline
    struct SuffixSubscriber<Downstream: Subscriber>: Subscriber, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline let inner: Inner<Downstream>

        @inlinable
        init(inner: Inner<Downstream>) {
            self.inner = inner
        }

        @usableFromInline
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        @inlinable
        func receive(subscription: any Subscription) {
            inner.receive(subscription: subscription, in: .suffix)
        }

        @inlinable
        func receive(_ input: Output) -> Subscribers.Demand {
            inner.receive(input, in: .suffix)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, in: .suffix)
        }

        @usableFromInline
        var description: String { inner.description }
    }
}
