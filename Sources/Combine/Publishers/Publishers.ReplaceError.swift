extension Publisher {
    /// Replaces any error in the stream with the given value, after which the stream finishes.
    @inlinable
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that replaces any error in the stream with a value, then finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value that is published in the place of an error.
        public let output: Upstream.Output

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(Inner(downstream: subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceError {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Never {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline
        struct State {
            @usableFromInline var status = SubscriptionStatus.awaitingSubscription
            @usableFromInline var demand = Subscribers.Demand.none
            /// Whether the upstream has failed, and the value waits for demand.
            @usableFromInline var isPending = false

            @usableFromInline
            init() {}
        }

        @usableFromInline let downstream: Downstream
        @usableFromInline let output: Output
        @usableFromInline let state = Guarded(State())

        @inlinable
        init(downstream: Downstream, output: Output) {
            self.downstream = downstream
            self.output = output
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            let demand = state.withLock { $0.status.accept(subscription) ? $0.demand : nil }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
            downstream.receive(subscription: self)
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            let isActive = state.withLock { state in
                guard state.status.subscription != nil else { return false }
                precondition(state.demand > 0, "A value was received that was not requested.")
                state.demand -= 1
                return true
            }
            guard isActive else { return .none }
            let more = downstream.receive(input)
            if more.rawValue > 0 { state.withLock { $0.demand += more } }
            return more
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            let outcome: CompletionOutcome = state.withLock { state in
                guard state.status.terminateIfSubscribed() != nil else { return .wait }
                if case .finished = completion { return .pass }
                state.isPending = state.demand == 0
                return state.isPending ? .wait : .replace
            }
            switch outcome {
            case .wait: break
            case .pass: downstream.receive(completion: .finished)
            case .replace: sendOutput()
            }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            let (isDue, subscription) = state.withLock { state in
                state.demand += demand
                defer { state.isPending = false }
                return (state.isPending, state.status.subscription)
            }
            if isDue {
                sendOutput()
            } else {
                subscription?.request(demand)
            }
        }

        @usableFromInline
        func cancel() {
            let subscription = state.withLock { state in
                state.isPending = false
                return state.status.terminateIfSubscribed()
            }
            subscription?.cancel()
        }

        @usableFromInline
        func sendOutput() {
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }

        @usableFromInline
        var description: String { "ReplaceError" }
    }
}
