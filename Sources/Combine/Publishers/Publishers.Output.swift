extension Publisher {
    /// Republishes values up to a number of them, then finishes.
    ///
    /// - Parameter maxLength: The number of values; negative ones trap.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: ..<maxLength)
    }

    /// Republishes the value at a place, then finishes.
    ///
    /// - Parameter index: The place, from 0; negative ones trap.
    @inlinable
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Republishes the values in a range of places, then finishes.
    ///
    /// - Parameter range: The places, from 0; negative ones trap.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers {
    /// A publisher that publishes the values in a range of places of the upstream's.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The places of the values that are republished.
        public let range: CountableRange<Int>

        /// Creates a publisher of the values in a range. Negative bounds trap.
        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "The lower bound of the range cannot be negative.")
            precondition(range.upperBound >= 0, "The upper bound of the range cannot be negative.")
            self.upstream = upstream
            self.range = range
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, range: range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        typealias State = (status: SubscriptionStatus, untilStart: Int, remaining: Int)

        @usableFromInline let downstream: Downstream
        @usableFromInline let state: Guarded<State>

        @inlinable
        init(downstream: Downstream, range: CountableRange<Int>) {
            self.downstream = downstream
            state = Guarded((.awaitingSubscription, range.lowerBound, range.count))
        }

        @inlinable
        func receive(subscription: any Subscription) {
            if state.withLock({ $0.status.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        @usableFromInline
        enum Step {
            case skip
            case pass(isLast: Bool)
            case end
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            switch state.withLock({ Self.step(&$0) }) {
            case .skip:
                return .max(1)
            case .pass(let isLast):
                let demand = downstream.receive(input)
                if isLast { finish() }
                return demand
            case .end:
                finish()
                return .none
            }
        }

        @inlinable
        static func step(_ state: inout State) -> Step {
            if state.untilStart > 0 {
                state.untilStart -= 1
                return .skip
            }
            guard state.remaining > 0 else { return .end }
            state.remaining -= 1
            return .pass(isLast: state.remaining == 0)
        }

        @usableFromInline
        func finish() {
            guard let subscription = state.withLock({ $0.status.terminateIfSubscribed() }) else { return }
            subscription.cancel()
            downstream.receive(completion: .finished)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard state.withLock({ $0.status.terminateIfSubscribed() }) != nil else { return }
            downstream.receive(completion: completion)
        }

        @inlinable
        func request(_ demand: Subscribers.Demand) {
            state.withLock { $0.status.subscription }?.request(demand)
        }

        @inlinable
        func cancel() {
            state.withLock { $0.status.terminateIfSubscribed() }?.cancel()
        }

        @usableFromInline
        var description: String { "Output" }
    }
}
