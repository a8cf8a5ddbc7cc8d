extension Publisher {
    /// Publishes the values of this publisher and of two others, as they come.
    ///
    /// The stream finishes when all publishers have, and fails as soon as one does.
    @inlinable
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        Publishers.Merge3(self, b, c)
    }
}

extension Publishers {
    /// A publisher that publishes the values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output
    {
        public typealias Output = A.Output
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
            let inner = MergeInner(upstreamCount: 3, downstream: subscriber)
            subscriber.receive(subscription: inner)
            a.subscribe(MergeSide(parent: inner, index: 0))
            b.subscribe(MergeSide(parent: inner, index: 1))
            c.subscribe(MergeSide(parent: inner, index: 2))
        }
    }
}

// Merging once more makes one publisher of all.
extension Publishers.Merge3 {
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge4(a, b, c, other)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge5<A, B, C, P, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge5(a, b, c, p, q)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
        -> Publishers.Merge6<A, B, C, P, Q, R>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output
    {
        Publishers.Merge6(a, b, c, p, q, r)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S)
        -> Publishers.Merge7<A, B, C, P, Q, R, S>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output
    {
        Publishers.Merge7(a, b, c, p, q, r, s)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
    ) -> Publishers.Merge8<A, B, C, P, Q, R, S, T>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output, T.Failure == Failure, T.Output == Output
    {
        Publishers.Merge8(a, b, c, p, q, r, s, t)
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
