extension Publisher {
    /// Combines values of three publishers, the first with the first and so on, and publishes each combination as a tuple.
    ///
    /// The stream finishes when a publisher has finished and no combination can come any more.
    @inlinable
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Combines values of three publishers, the first with the first and so on, and publishes what a closure makes of each.
    ///
    /// The stream finishes when a publisher has finished and no combination can come any more.
    @inlinable
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers {
    /// A publisher that combines values of three publishers, the first with the first and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Inner = ZipInner<
                QueuedValues<A.Output>, QueuedValues<B.Output>, QueuedValues<C.Output>, NoUpstream, S
            >
            let inner = Inner(upstreamCount: 3, downstream: subscriber, output: { ($0.0, $0.1, $0.2) })
            a.subscribe(CombiningSide(parent: inner, slot: Inner.First.self))
            b.subscribe(CombiningSide(parent: inner, slot: Inner.Second.self))
            c.subscribe(CombiningSide(parent: inner, slot: Inner.Third.self))
            subscriber.receive(subscription: inner)
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
