extension Publisher {
    /// Omits values until a closure answers `false`, then republishes all that remain.
    @inlinable
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that omits values until a closure answers `false`.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that says whether a value is omitted. It is not called after it has answered `false`.
        public let predicate: (Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = DropWhileInner<Upstream, S, Never>(
                "DropWhile", downstream: subscriber, predicate: predicate, failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
final class DropWhileInner<Upstream: Publisher, Downstream: Subscriber, Thrown: Error>: Subscriber, Subscription,
    Describable
where Downstream.Input == Upstream.Output {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let description: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let predicate: (Input) throws(Thrown) -> Bool
    @usableFromInline let failures: FailureConversion<Failure, Thrown, Downstream.Failure>
    @usableFromInline let state = Guarded((status: SubscriptionStatus.awaitingSubscription, isDropping: true))

    @inlinable
    init(
        _ description: String, downstream: Downstream, predicate: @escaping (Input) throws(Thrown) -> Bool,
        failures: FailureConversion<Failure, Thrown, Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.predicate = predicate
        self.failures = failures
    }

    @inlinable
    func receive(subscription: any Subscription) {
        if state.withLock({ $0.status.accept(subscription) }) {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        let (isActive, isDropping) = state.withLock { ($0.status.subscription != nil, $0.isDropping) }
        guard isActive else { return .none }
        guard isDropping else { return downstream.receive(input) }
        do throws(Thrown) {
            if try predicate(input) { return .max(1) }
        } catch {
            state.withLock { $0.status.terminateIfSubscribed() }?.cancel()
            downstream.receive(completion: .failure(failures.ofThrown(error)))
            return .none
        }
        state.withLock { $0.isDropping = false }
        return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        guard state.withLock({ $0.status.terminateIfSubscribed() }) != nil else { return }
        downstream.receive(completion: completion.mapFailure(failures.ofUpstream))
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        state.withLock { $0.status.subscription }?.request(demand)
    }

    @inlinable
    func cancel() {
        state.withLock { $0.status.terminateIfSubscribed() }?.cancel()
    }
}
