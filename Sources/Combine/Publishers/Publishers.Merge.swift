extension Publisher {
    /// Publishes the values of this publisher and of another one, as they come.
    ///
    /// The stream finishes when both publishers have, and fails as soon as one does.
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of this publisher and of another one of its type, as they come.
    @inlinable
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}

extension Publishers {
    /// A publisher that publishes the values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        public typealias Output = A.Output
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
            let inner = MergeInner(upstreamCount: 2, downstream: subscriber)
            subscriber.receive(subscription: inner)
            a.subscribe(MergeSide(parent: inner, index: 0))
            b.subscribe(MergeSide(parent: inner, index: 1))
        }
    }
}

// Merging once more makes one publisher of all.
extension Publishers.Merge {
    @inlinable
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge3(a, b, other)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge4<A, B, P, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge4(a, b, p, q)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
        -> Publishers.Merge5<A, B, P, Q, R>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output
    {
        Publishers.Merge5(a, b, p, q, r)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(with p: P, _ q: Q, _ r: R, _ s: S)
        -> Publishers.Merge6<A, B, P, Q, R, S>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output
    {
        Publishers.Merge6(a, b, p, q, r, s)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
    ) -> Publishers.Merge7<A, B, P, Q, R, S, T>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output, T.Failure == Failure, T.Output == Output
    {
        Publishers.Merge7(a, b, p, q, r, s, t)
    }

    @inlinable
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
    ) -> Publishers.Merge8<A, B, P, Q, R, S, T, U>
    where
        P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output, R.Failure == Failure,
        R.Output == Output, S.Failure == Failure, S.Output == Output, T.Failure == Failure, T.Output == Output,
        U.Failure == Failure, U.Output == Output
    {
        Publishers.Merge8(a, b, p, q, r, s, t, u)
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
