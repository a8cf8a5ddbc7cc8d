extension Publisher {
    /// Publishes the first value that matches a closure that may throw, then finishes.
    @inlinable
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the first value that matches a closure that may throw, then finishes.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
            let inner = ReducingInner<Upstream, S, FirstStep<Output, any Error>>(
                "TryFirstWhere", downstream: subscriber, initial: nil, step: FirstStep(predicate: predicate),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
