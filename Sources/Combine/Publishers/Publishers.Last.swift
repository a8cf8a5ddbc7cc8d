extension Publisher {
    /// Publishes the last value, when the upstream publisher finishes.
    @inlinable
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}

extension Publishers {
    /// A publisher that publishes the last value.
    public struct Last<Upstream: Publisher>: Publisher {
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
            let inner = ReducingInner<Upstream, S, LastStep<Output, Never>>(
                "Last", downstream: subscriber, initial: nil, step: LastStep { _ in true }, failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

@usableFromInline
struct LastStep<Value, Thrown: Error>: ReduceStep {
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
        accumulator.replace(with: input)
        return .more
    }
}
