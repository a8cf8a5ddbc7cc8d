extension Publishers {
    /// A publisher that publishes the values of any number of publishers of one type, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers from which this publisher receives values.
        public let publishers: [Upstream]

        @inlinable
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        @inlinable
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeInner(upstreamCount: publishers.count, downstream: subscriber)
            subscriber.receive(subscription: inner)
            if publishers.isEmpty { return inner.finishIfDone() }
            for (index, publisher) in publishers.enumerated() {
                publisher.subscribe(MergeSide(parent: inner, index: index))
            }
        }

        @inlinable
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
