extension Publisher {
    /// Publishes a tuple of the latest values of four publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the latest values of four publishers whenever one of them sends.
    ///
    /// Nothing is sent before each publisher has sent a value. The stream finishes when all publishers have.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers {
    /// A publisher that receives and combines the latest values from four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Inner = CombineLatestInner<
                LatestValue<A.Output>, LatestValue<B.Output>, LatestValue<C.Output>, LatestValue<D.Output>, S
            >
            let inner = Inner(upstreamCount: 4, downstream: subscriber, output: { ($0.0, $0.1, $0.2, $0.3) })
            a.subscribe(CombiningSide(parent: inner, slot: Inner.First.self))
            b.subscribe(CombiningSide(parent: inner, slot: Inner.Second.self))
            c.subscribe(CombiningSide(parent: inner, slot: Inner.Third.self))
            d.subscribe(CombiningSide(parent: inner, slot: Inner.Fourth.self))
            subscriber.receive(subscription: inner)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
