extension Publisher {
    /// Publishes the values of three key paths as a tuple.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}

extension Publishers {
    /// A publisher that publishes the values of three key paths as a tuple.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The key path of element 0 of the tuple.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The key path of element 1 of the tuple.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The key path of element 2 of the tuple.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        @inlinable
        init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, parent: self))
        }
    }
}

extension Publishers.MapKeyPath3 {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let keyPath0: KeyPath<Input, Output0>
        @usableFromInline let keyPath1: KeyPath<Input, Output1>
        @usableFromInline let keyPath2: KeyPath<Input, Output2>

        @inlinable
        init(downstream: Downstream, parent: Publishers.MapKeyPath3<Upstream, Output0, Output1, Output2>) {
            self.downstream = downstream
            keyPath0 = parent.keyPath0
            keyPath1 = parent.keyPath1
            keyPath2 = parent.keyPath2
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            downstream.receive((input[keyPath: keyPath0], input[keyPath: keyPath1], input[keyPath: keyPath2]))
        }

        @usableFromInline
        var description: String { "ValueForKeys" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
        }
    }
}
