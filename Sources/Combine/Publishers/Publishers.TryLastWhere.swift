extension Publisher {
    /// Publishes the last value that matches a closure that may throw, when the upstream publisher finishes.
    @inlinable
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the last value that matches a closure that may throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that the value is to match.
        public let predicate: (Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = ReducingInner<Upstream, S, LastStep<Output, any Error>>(
                "TryLastWhere", downstream: subscriber, initial: nil, step: LastStep(predicate: predicate),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
