extension Publisher {
    /// Applies a closure that may throw to a running value and each that arrives, and publishes the result when the
    /// upstream publisher finishes.
    @inlinable
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that makes one value of all by applying a closure that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The value with which the first call begins.
        public let initial: Output

        /// The closure that makes a new value of the last one and of each that arrives.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = ReducingInner<Upstream, S, ReduceValues<Upstream.Output, Output, any Error>>(
                "TryReduce", downstream: subscriber, initial: initial,
                step: ReduceValues(nextPartialResult: nextPartialResult), failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
