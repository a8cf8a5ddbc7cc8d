extension Publisher {
    /// Handles an error by going on with another publisher, or by throwing another error.
    ///
    /// - Parameter handler: Makes the publisher that takes the place of this one after the error. What it throws ends
    ///   the stream.
    @inlinable
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// A publisher that handles an error by going on with another publisher, or by throwing another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that makes the publisher that takes the place of the upstream.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        @inlinable
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = CatchInner<Upstream, S>("TryCatch", downstream: subscriber) { [handler] error, inner in
                do {
                    try handler(error).subscribe(CaughtSubscriber(inner: inner, mapFailure: { $0 }))
                } catch {
                    inner.fail(with: error)
                }
            }
            upstream.subscribe(UncaughtSubscriber(inner: inner))
        }
    }
}
