extension Publisher {
    /// Collects all values, and publishes them as one array when the upstream publisher finishes.
    @inlinable
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}

extension Publishers {
    /// A publisher that collects all values and publishes them as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ReducingInner<Upstream, S, CollectStep<Upstream.Output>>(
                "Collect", downstream: subscriber, initial: [], step: CollectStep(), failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

@usableFromInline
struct CollectStep<Element>: ReduceStep {
    @usableFromInline typealias Accumulator = [Element]
    @usableFromInline typealias Output = [Element]

    @inlinable
    init() {}

    @inlinable
    func receive(_ input: Element, into accumulator: borrowing Guarded<[Element]>) -> ReduceOutcome {
        accumulator.withLock { $0.append(input) }
        return .more
    }

    @usableFromInline
    func mirrorChildren(of accumulator: [Element]) -> [Mirror.Child]? {
        [("count", accumulator.count)]
    }
}
