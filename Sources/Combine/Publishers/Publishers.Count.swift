extension Publisher {
    /// Publishes the number of values received, when the upstream publisher finishes.
    @inlinable
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}

extension Publishers {
    /// A publisher that publishes the number of values received.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, CountStep<Upstream.Output>>(
                "Count", downstream: subscriber, initial: 0, step: CountStep(), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

@usableFromInline
struct CountStep<Input>: ReduceStep {
    @usableFromInline typealias Accumulator = Int
    @usableFromInline typealias Output = Int

    @inlinable
    init() {}

    @inlinable
    func receive(_ input: Input, into accumulator: borrowing Guarded<Int>) -> ReduceOutcome {
        accumulator.withLock { $0 += 1 }
        return .more
    }
}
