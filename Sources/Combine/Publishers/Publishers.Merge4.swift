extension Publisher {
    /// Publishes the values of this publisher and of three others, as they come.
    ///
    /// The stream finishes when all publishers have, and fails as soon as one does.
    @inlinable
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output
    {
        Publishers.Merge4(self, b, c, d)
    }
}

extension Publishers {
    /// A publisher that publishes the values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeInner(upstreamCount: 4, downstream: subscriber)
            subscriber.receive(subscription: inner)
            a.subscribe(MergeSide(parent: inner, index: 0))
            b.subscribe(MergeSide(parent: inner, index: 1))
            c.subscribe(MergeSide(parent: inner, index: 2))
            d.subscribe(MergeSide(parent: inner, index: 3))
        }
    }
}

// Merging once more makes one publisher of all.
extension Publishers.Merge4 {
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge5(a, b, c, d, other)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge6<A, B, C, D, P, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge6(a, b, c, d, p, q)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
        -> Publishers.Merge7<A, B, C, D, P, Q, R>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output
    {
        Publishers.Merge7(a, b, c, d, p, q, r)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S)
        -> Publishers.Merge8<A, B, C, D, P, Q, R, S>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output
    {
        Publishers.Merge8(a, b, c, d, p, q, r, s)
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
