extension Publisher {
    /// Publishes the last value that matches a closure, when the upstream publisher finishes.
    @inlinable
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the last value that matches a closure.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that the value is to match.
        public let predicate: (Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, LastStep<Output, Never>>(
                "LastWhere", downstream: subscriber, initial: nil, step: LastStep(predicate: predicate),
                failures: .identity)
            upstream.subscribe(inner)
        }
    }
}
