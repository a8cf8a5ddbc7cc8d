extension Publisher {
    /// Publishes a single Boolean value: whether all values match a closure.
    ///
    /// It publishes `false` and finishes with the first value that does not match.
    @inlinable
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether all values match a closure.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that values are to match.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, AllSatisfyStep<Upstream.Output, Never>>(
                "AllSatisfy", downstream: subscriber, initial: true,
                step: AllSatisfyStep(predicate: predicate), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct AllSatisfyStep<Input, Thrown: Error>: ReduceStep {
    @usableFromInline typealias Accumulator = Bool
    @usableFromInline typealias Output = Bool

    @usableFromInline let predicate: (Input) throws(Thrown) -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws(Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Input, into accumulator: borrowing Guarded<Bool>) throws(Thrown) -> ReduceOutcome {
        if try predicate(input) { return .more }
        accumulator.withLock { $0 = false }
        return .finished
    }
}
