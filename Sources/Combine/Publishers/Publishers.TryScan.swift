extension Publisher {
    /// Publishes the result of a closure that may throw for the last result and each value.
    ///
    /// - Parameters:
    ///   - initialResult: The value with which the first call begins.
    ///   - nextPartialResult: Makes a new value of the last one and of each that arrives. An error ends the stream.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that publishes the result of a closure that may throw for the last result and each value.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The value with which the first call begins.
        public let initialResult: Output

        /// The closure that makes a new value of the last one and of each that arrives.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                Inner(downstream: subscriber, initial: initialResult, nextPartialResult: nextPartialResult))
        }
    }
}

extension Publishers.TryScan {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let nextPartialResult: (Output, Input) throws -> Output
        @usableFromInline let result: Guarded<Output>
        @usableFromInline let status = Guarded(SubscriptionStatus.awaitingSubscription)

        @inlinable
        init(downstream: Downstream, initial: Output, nextPartialResult: @escaping (Output, Input) throws -> Output) {
            self.downstream = downstream
            self.nextPartialResult = nextPartialResult
            result = Guarded(initial)
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
                let next = try nextPartialResult(result.withLock { $0 }, input)
                result.replace(with: next)
                return downstream.receive(next)
            } catch {
                guard let subscription = status.withLock({ $0.terminateIfSubscribed() }) else { return .none }
                subscription.cancel()
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
        var description: String { "TryScan" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [
                ("downstream", downstream), ("status", status.withLock { $0 }),
                ("result", result.withLock { $0 }),
            ]
        }
    }
}
