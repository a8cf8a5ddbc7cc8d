extension Publisher {
    /// Applies a closure to a running value and each that arrives, and publishes the result when the upstream
    /// publisher finishes.
    @inlinable
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that makes one value of all by applying a closure, and publishes it when the upstream finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The value with which the first call begins.
        public let initial: Output

        /// The closure that makes a new value of the last one and of each that arrives.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, ReduceValues<Upstream.Output, Output, Never>>(
                "Reduce", downstream: subscriber, initial: initial,
                step: ReduceValues(nextPartialResult: nextPartialResult), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct ReduceValues<Input, Output, Thrown: Error>: ReduceStep {
    @usableFromInline typealias Accumulator = Output

    @usableFromInline let nextPartialResult: (Output, Input) throws(Thrown) -> Output

    @inlinable
    init(nextPartialResult: @escaping (Output, Input) throws(Thrown) -> Output) {
        self.nextPartialResult = nextPartialResult
    }

    @inlinable
    func receive(_ input: Input, into accumulator: borrowing Guarded<Output>) throws(Thrown) -> ReduceOutcome {
        let current = accumulator.withLock { $0 }
        accumulator.replace(with: try nextPartialResult(current, input))
        return .more
    }
}
