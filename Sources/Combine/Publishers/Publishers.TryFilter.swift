extension Publisher {
    /// Republishes all values that match a closure that may throw, which ends the stream.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher that republishes all values that match a closure that may throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that says whether a value is republished.
        public let isIncluded: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = FilteringInner<Upstream, S, FilterValues<Output>>(
                "TryFilter", downstream: subscriber, step: FilterValues(isIncluded: isIncluded), failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}

// Neighbouring filters become one.
extension Publishers.TryFilter {
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }

    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

@usableFromInline
struct FilterValues<Value>: FilterStep {
    @usableFromInline let isIncluded: (Value) throws -> Bool

    @inlinable
    init(isIncluded: @escaping (Value) throws -> Bool) {
        self.isIncluded = isIncluded
    }

    @inlinable
    func receive(_ input: Value) throws -> FilterOutcome<Value> {
        return try isIncluded(input) ? .value(input) : .skip
    }
}
