extension Publisher {
    /// Publishes a single Boolean value: whether any value matches a closure.
    ///
    /// It publishes `true` and finishes with the first value that matches.
    @inlinable
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether any value matches a closure.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that a value is to match.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, ContainsStep<Upstream.Output, Never>>(
                "ContainsWhere", downstream: subscriber, initial: false,
                step: ContainsStep(predicate: predicate), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct ContainsStep<Input, Thrown: Error>: ReduceStep {
    @usableFromInline typealias Accumulator = Bool
    @usableFromInline typealias Output = Bool

    @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws(Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Input, into accumulator: borrowing Guarded<Bool>) throws(Thrown) -> ReduceOutcome {
        guard try predicate(input) else { return .more }
        accumulator.withLock { $0 = true }
        return .finished
    }
}
