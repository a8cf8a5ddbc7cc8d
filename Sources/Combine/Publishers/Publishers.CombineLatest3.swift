extension Publisher {
    /// Publishes a tuple of the latest values of three publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the latest values of three publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers {
    /// A publisher that receives and combines the latest values from three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            typealias Inner = CombineLatestInner<
                LatestValue<A.Output>, LatestValue<B.Output>, LatestValue<C.Output>, NoUpstream, S
            >
            let inner = Inner(upstreamCount: 3, downstream: subscriber, output: { ($0.0, $0.1, $0.2) })
            a.subscribe(CombiningSide(parent: inner, slot: Inner.First.self))
            b.subscribe(CombiningSide(parent: inner, slot: Inner.Second.self))
            c.subscribe(CombiningSide(parent: inner, slot: Inner.Third.self))
            subscriber.receive(subscription: inner)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
