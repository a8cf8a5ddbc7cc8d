extension Publisher where Output: Equatable {
    /// Publishes only values that don't equal the previous one.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Publishes only values that don't match the previous one, as a closure says.
    ///
    /// - Parameter predicate: Whether two values, the last published and the new one, count as the same.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes only values that don't match the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Whether two values count as the same.
        public let predicate: (Output, Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = FilteringInner<Upstream, S, DistinctValues<Output, Never>>(
                "RemoveDuplicates", downstream: subscriber, step: DistinctValues(predicate: predicate),
                failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct DistinctValues<Value, Thrown: Error>: FilterStep, ~Copyable {
    @usableFromInline let predicate: (Value, Value) throws(Thrown) -> Bool
    @usableFromInline let last = Guarded<Value?>(nil)

    @inlinable
    init(predicate: @escaping (Value, Value) throws(Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Value) throws(Thrown) -> FilterOutcome<Value> {
        let previous = last.withLock { $0 }
        if let previous, try predicate(previous, input) { return .skip }
        last.replace(with: input)
        return .value(input)
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        [("last", last.withLock { $0 } as Any)]
    }
}
