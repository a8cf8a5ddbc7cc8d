extension Publisher {
    /// Publishes the first value that matches a closure, then finishes.
    @inlinable
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that publishes the first value that matches a closure, then finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            let inner = ReducingInner<Upstream, S, FirstStep<Output, Never>>(
                "TryFirst", downstream: subscriber, initial: nil, step: FirstStep(predicate: predicate),
                failures: .identity)
            upstream.subscribe(inner)
        }
    }
}
