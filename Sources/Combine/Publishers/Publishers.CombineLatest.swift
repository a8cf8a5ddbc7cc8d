extension Publisher {
    /// Publishes a tuple of the latest values of two publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes what a closure makes of the latest values of two publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// A publisher that receives and combines the latest values from two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
            typealias Inner = CombineLatestInner<
                LatestValue<A.Output>, LatestValue<B.Output>, NoUpstream, NoUpstream, S
            >
            let inner = Inner(upstreamCount: 2, downstream: subscriber, output: { ($0.0, $0.1) })
            a.subscribe(CombiningSide(parent: inner, slot: Inner.First.self))
            b.subscribe(CombiningSide(parent: inner, slot: Inner.Second.self))
            subscriber.receive(subscription: inner)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
