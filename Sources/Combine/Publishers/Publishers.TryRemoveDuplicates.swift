extension Publisher {
    /// Publishes only values that don't match the previous one, as a closure says that may throw.
    ///
    /// - Parameter predicate: Whether two values, the last published and the new one, count as the same. An error
    ///   that it throws ends the stream.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes only values that don't match the previous one, as a closure says that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Whether two values count as the same.
        public let predicate: (Output, Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = FilteringInner<Upstream, S, DistinctValues<Output, any Error>>(
                "TryRemoveDuplicates", downstream: subscriber, step: DistinctValues(predicate: predicate),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
