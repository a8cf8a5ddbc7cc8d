extension Publisher {
    /// Publishes the first value, then finishes.
    @inlinable
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}

extension Publishers {
    /// A publisher that publishes the first value, then finishes.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, FirstStep<Output, Never>>(
                "First", downstream: subscriber, initial: nil, step: FirstStep { _ in true }, failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

@usableFromInline
struct FirstStep<Value, Thrown: Error>: ReduceStep {
    @usableFromInline typealias Accumulator = Value?
    @usableFromInline typealias Output = Value

    @usableFromInline let predicate: (Value) throws(Thrown) -> Bool

    @inlinable
    init(predicate: @escaping (Value) throws(Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Value, into accumulator: borrowing Guarded<Value?>) throws(Thrown) -> ReduceOutcome {
        guard try predicate(input) else { return .more }
        accumulator.withLock { $0 = input }
        return .finished
    }
}
