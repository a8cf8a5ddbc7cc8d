extension Publisher {
    /// Publishes a single Boolean value: whether any value matches a closure that may throw, which ends the stream.
    @inlinable
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether any value matches a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that a value is to match.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = ReducingInner<Upstream, S, ContainsStep<Upstream.Output, any Error>>(
                "TryContainsWhere", downstream: subscriber, initial: false, step: ContainsStep(predicate: predicate),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
