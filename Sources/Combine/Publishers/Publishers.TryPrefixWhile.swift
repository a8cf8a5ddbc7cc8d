extension Publisher {
    /// Republishes values while a closure that may throw says so; with the first that does not match, the stream
    /// finishes.
    @inlinable
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that republishes values while a closure that may throw says so.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that says whether to go on.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = FilteringInner<Upstream, S, PrefixValues<Output, any Error>>(
                "TryPrefixWhile", downstream: subscriber, step: PrefixValues(predicate: predicate), failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}
