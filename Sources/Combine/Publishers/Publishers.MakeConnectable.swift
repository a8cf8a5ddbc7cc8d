extension Publisher where Failure == Never {
    /// Creates a connectable wrapper around the publisher.
    @inlinable
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}

extension Publishers {
    /// A publisher that makes its upstream connectable.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        @usableFromInline let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        @inlinable
        public init(upstream: Upstream) {
            inner = upstream.multicast { PassthroughSubject() }
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.subscribe(subscriber)
        }

        @inlinable
        public func connect() -> any Cancellable {
            inner.connect()
        }
    }
}
