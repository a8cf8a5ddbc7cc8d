extension Publisher {
    /// Transforms all values from the upstream publisher with a closure that may throw, which ends the stream.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that transforms all values from the upstream publisher with a closure that may throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that transforms values.
        public let transform: (Upstream.Output) throws -> Output

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(Inner(downstream: subscriber, transform: transform))
        }
    }
}

// Neighbouring transformations become one.
extension Publishers.TryMap {
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
    }

    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
    }
}

extension Publishers.TryMap {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Input) throws -> Output
        @usableFromInline let status = Guarded(SubscriptionStatus.awaitingSubscription)

        @inlinable
        init(downstream: Downstream, transform: @escaping (Input) throws -> Output) {
            self.downstream = downstream
            self.transform = transform
        }

        @inlinable
        func receive(subscription: any Subscription) {
            if status.withLock({ $0.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        // Values are not checked against the status: an upstream that goes on after an error is passed on.
        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            do {
                return downstream.receive(try transform(input))
            } catch {
                status.withLock { $0.terminate() }?.cancel()
                downstream.receive(completion: .failure(error))
                return .none
            }
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard status.withLock({ $0.terminateIfSubscribed() }) != nil else { return }
            downstream.receive(completion: completion.mapFailure { $0 })
        }

        @inlinable
        func request(_ demand: Subscribers.Demand) {
            status.withLock { $0.subscription }?.request(demand)
        }

        @inlinable
        func cancel() {
            status.withLock { $0.terminateIfSubscribed() }?.cancel()
        }

        @usableFromInline
        var description: String { "TryMap" }
    }
}
