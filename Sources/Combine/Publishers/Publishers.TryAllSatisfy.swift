extension Publisher {
    /// Publishes a single Boolean value: whether all values match a closure that may throw, which ends the stream.
    @inlinable
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes whether all values match a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that values are to match.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = ReducingInner<Upstream, S, AllSatisfyStep<Upstream.Output, any Error>>(
                "TryAllSatisfy", downstream: subscriber, initial: true, step: AllSatisfyStep(predicate: predicate),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
