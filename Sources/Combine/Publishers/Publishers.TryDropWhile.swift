extension Publisher {
    /// Omits values until a closure that may throw answers `false`, then republishes all that remain.
    @inlinable
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that omits values until a closure that may throw answers `false`.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that says whether a value is omitted. It is not called after it has answered `false`.
        public let predicate: (Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = DropWhileInner<Upstream, S, any Error>(
                "TryDropWhile", downstream: subscriber, predicate: predicate, failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
