extension Publisher {
    /// Publishes the values of two key paths as a tuple.
    @inlinable
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}

extension Publishers {
    /// A publisher that publishes the values of two key paths as a tuple.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The key path of element 0 of the tuple.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The key path of element 1 of the tuple.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        @inlinable
        init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, parent: self))
        }
    }
}

extension Publishers.MapKeyPath2 {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let keyPath0: KeyPath<Input, Output0>
        @usableFromInline let keyPath1: KeyPath<Input, Output1>

        @inlinable
        init(downstream: Downstream, parent: Publishers.MapKeyPath2<Upstream, Output0, Output1>) {
            self.downstream = downstream
            keyPath0 = parent.keyPath0
            keyPath1 = parent.keyPath1
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            downstream.receive((input[keyPath: keyPath0], input[keyPath: keyPath1]))
        }

        @usableFromInline
        var description: String { "ValueForKeys" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("keyPath0", keyPath0), ("keyPath1", keyPath1)]
        }
    }
}
