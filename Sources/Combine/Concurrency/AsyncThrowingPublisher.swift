extension Publisher {
    /// The values of the publisher, as an asynchronous sequence that throws the publisher's error.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}

/// An asynchronous sequence of the values of a publisher, which throws the publisher's error.
///
/// Each iterator subscribes for itself. It asks for one value at a time, when it is awaited: what the publisher sends
/// between is up to the publisher, and most drop it; `buffer(size:prefetch:whenFull:)` keeps it.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        Iterator(inner: .init(subscribingTo: publisher))
    }

    /// Awaits one value after the other. The subscription is cancelled when the task is, and when no copy is left.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        fileprivate let inner: AsyncInner<P.Output, P.Failure>.Owner

        /// The next value; `nil` when the publisher has finished, or the task is cancelled.
        ///
        /// - Throws: The error with which the publisher ends, once.
        public mutating func next() async throws -> P.Output? {
            try await inner.next()
        }
    }
}
