extension Publisher {
    /// Publishes the value of a key path.
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}

extension Publishers {
    /// A publisher that publishes the value of a key path.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The key path of the property that is published.
        public let keyPath: KeyPath<Upstream.Output, Output>

        @inlinable
        init(
            upstream: Upstream,
            keyPath: KeyPath<Upstream.Output, Output>
        ) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, parent: self))
        }
    }
}

extension Publishers.MapKeyPath {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let keyPath: KeyPath<Input, Output>

        @inlinable
        init(downstream: Downstream, parent: Publishers.MapKeyPath<Upstream, Output>) {
            self.downstream = downstream
            keyPath = parent.keyPath
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            downstream.receive(input[keyPath: keyPath])
        }

        @usableFromInline
        var description: String { "ValueForKey" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("keyPath", keyPath)]
        }
    }
}
