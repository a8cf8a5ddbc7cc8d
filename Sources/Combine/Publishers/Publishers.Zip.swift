extension Publisher {
    /// Combines values of two publishers, the first with the first and so on, and publishes each combination as a tuple.
    ///
    /// The stream finishes when a publisher has finished and no combination can come any more.
    @inlinable
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Combines values of two publishers, the first with the first and so on, and publishes what a closure makes of each.
    ///
    /// The stream finishes when a publisher has finished and no combination can come any more.
    @inlinable
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// A publisher that combines values of two publishers, the first with the first and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Inner = ZipInner<QueuedValues<A.Output>, QueuedValues<B.Output>, NoUpstream, NoUpstream, S>
            let inner = Inner(upstreamCount: 2, downstream: subscriber, output: { ($0.0, $0.1) })
            a.subscribe(CombiningSide(parent: inner, slot: Inner.First.self))
            b.subscribe(CombiningSide(parent: inner, slot: Inner.Second.self))
            subscriber.receive(subscription: inner)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
