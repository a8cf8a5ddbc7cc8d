extension Publisher {
    /// Publishes the values of this publisher and of four others, as they come.
    ///
    /// The stream finishes when all publishers have, and fails as soon as one does.
    @inlinable
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output, E.Failure == Failure, E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}

extension Publishers {
    /// A publisher that publishes the values of five publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeInner(upstreamCount: 5, downstream: subscriber)
            subscriber.receive(subscription: inner)
            a.subscribe(MergeSide(parent: inner, index: 0))
            b.subscribe(MergeSide(parent: inner, index: 1))
            c.subscribe(MergeSide(parent: inner, index: 2))
            d.subscribe(MergeSide(parent: inner, index: 3))
            e.subscribe(MergeSide(parent: inner, index: 4))
        }
    }
}

// Merging once more makes one publisher of all.
extension Publishers.Merge5 {
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge6(a, b, c, d, e, other)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge7<A, B, C, D, E, P, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge7(a, b, c, d, e, p, q)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
        -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output
    {
        Publishers.Merge8(a, b, c, d, e, p, q, r)
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
