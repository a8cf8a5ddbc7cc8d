extension Publisher where Output: Equatable {
    /// Publishes a single Boolean value: whether any value equals the given one.
    ///
    /// It publishes `true` and finishes with the first value that does.
    @inlinable
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that publishes whether any value equals a given one.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        @inlinable
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, ContainsStep<Upstream.Output, Never>>(
                "Contains", downstream: subscriber, initial: false, step: ContainsStep { [output] in $0 == output },
                failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
