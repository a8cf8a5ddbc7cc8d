extension Publisher {
    /// Calls a closure that may throw with each value and publishes any returned optional that has a value.
    @inlinable
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that republishes all non-`nil` results of calling a closure that may throw with each value.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that transforms a value, or answers `nil` to leave it out.
        public let transform: (Upstream.Output) throws -> Output?

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let inner = FilteringInner<Upstream, S, CompactMapValues<Upstream.Output, Output>>(
                "TryCompactMap", downstream: subscriber, step: CompactMapValues(transform: transform),
                failures: .erasing)
            upstream.subscribe(inner)
        }
    }
}

// Neighbouring transformations become one.
extension Publishers.TryCompactMap {
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}

@usableFromInline
struct CompactMapValues<Input, Output>: FilterStep {
    @usableFromInline let transform: (Input) throws -> Output?

    @inlinable
    init(transform: @escaping (Input) throws -> Output?) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) throws -> FilterOutcome<Output> {
        return try transform(input).map { .value($0) } ?? .skip
    }
}
