extension Publisher {
    /// Handles an error by going on with another publisher.
    ///
    /// - Parameter handler: Makes the publisher that takes the place of this one after the error.
    @inlinable
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// A publisher that handles an error by going on with another publisher.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that makes the publisher that takes the place of the upstream.
        public let handler: (Upstream.Failure) -> NewPublisher

        @inlinable
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = CatchInner<Upstream, S>("Catch", downstream: subscriber) { [handler] error, inner in
                handler(error).subscribe(CaughtSubscriber(inner: inner, mapFailure: { $0 }))
            }
            upstream.subscribe(UncaughtSubscriber(inner: inner))
        }
    }
}
