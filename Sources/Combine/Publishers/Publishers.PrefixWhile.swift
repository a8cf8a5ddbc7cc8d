extension Publisher {
    /// Republishes values while a closure says so; with the first that does not match, the stream finishes.
    @inlinable
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that republishes values while a closure says so.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that says whether to go on.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = FilteringInner<Upstream, S, PrefixValues<Output, Never>>(
                "PrefixWhile", downstream: subscriber, step: PrefixValues(predicate: predicate),
                failures: .identity)
            upstream.subscribe(inner)
        }
    }
}

@usableFromInline
struct PrefixValues<Value, Thrown: Error>: FilterStep {
    @usableFromInline let predicate: (Value) throws(Thrown) -> Bool

    @inlinable
    init(predicate: @escaping (Value) throws(Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Value) throws(Thrown) -> FilterOutcome<Value> {
        return try predicate(input) ? .value(input) : .finished
    }
}
