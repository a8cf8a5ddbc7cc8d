extension Publisher where Output: Comparable {
    /// Publishes the least value, when the upstream publisher finishes.
    @inlinable
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Publishes the greatest value, when the upstream publisher finishes.
    @inlinable
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Publishes the least value by the given order, when the upstream publisher finishes.
    @inlinable
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the greatest value by the given order, when the upstream publisher finishes.
    @inlinable
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// A publisher that publishes the value that comes last in an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Whether the second of two values takes the place of the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, ComparisonStep<Output, Never>>(
                "Comparison", downstream: subscriber, initial: nil,
                step: ComparisonStep(areInIncreasingOrder: areInIncreasingOrder), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct ComparisonStep<Value, Thrown: Error>: ReduceStep {
    @usableFromInline typealias Accumulator = Value?
    @usableFromInline typealias Output = Value

    @usableFromInline let areInIncreasingOrder: (Value, Value) throws(Thrown) -> Bool

    @inlinable
    init(areInIncreasingOrder: @escaping (Value, Value) throws(Thrown) -> Bool) {
        self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    func receive(_ input: Value, into accumulator: borrowing Guarded<Value?>) throws(Thrown) -> ReduceOutcome {
        let current = accumulator.withLock { $0 }
        if let current, try !areInIncreasingOrder(current, input) { return .more }
        accumulator.replace(with: input)
        return .more
    }
}
