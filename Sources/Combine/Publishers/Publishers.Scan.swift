extension Publisher {
    /// Publishes the result of a closure for the last result and each value.
    ///
    /// - Parameters:
    ///   - initialResult: The value with which the first call begins.
    ///   - nextPartialResult: Makes a new value of the last one and of each that arrives.
    @inlinable
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that publishes the result of a closure for the last result and each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The value with which the first call begins.
        public let initialResult: Output

        /// The closure that makes a new value of the last one and of each that arrives.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Inner(downstream: subscriber, initial: initialResult, nextPartialResult: nextPartialResult))
        }
    }
}

extension Publishers.Scan {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let nextPartialResult: (Output, Input) -> Output
        @usableFromInline let result: Guarded<Output>

        @inlinable
        init(downstream: Downstream, initial: Output, nextPartialResult: @escaping (Output, Input) -> Output) {
            self.downstream = downstream
            self.nextPartialResult = nextPartialResult
            result = Guarded(initial)
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            let next = nextPartialResult(result.withLock { $0 }, input)
            result.replace(with: next)
            return downstream.receive(next)
        }

        @usableFromInline
        var description: String { "Scan" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("downstream", downstream), ("result", result.withLock { $0 })]
        }
    }
}
