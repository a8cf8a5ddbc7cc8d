extension Publisher {
    /// Replaces an empty stream with the given value.
    @inlinable
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that replaces an empty stream with a value.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value that is published when the upstream publisher finishes without any.
        public let output: Upstream.Output

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let output: Output
        @usableFromInline let state = Guarded((progress: ReducingState(), isEmpty: true))

        @inlinable
        init(downstream: Downstream, output: Output) {
            self.downstream = downstream
            self.output = output
        }

        @inlinable
        func receive(subscription: any Subscription) {
            if state.withLock({ $0.progress.status.accept(subscription) }) {
                downstream.receive(subscription: self)
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            let isWanted = state.withLock { state in
                guard state.progress.wantsValue else { return false }
                state.isEmpty = false
                return true
            }
            return isWanted ? downstream.receive(input) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            let outcome: CompletionOutcome = state.withLock { state in
                guard state.progress.status.subscription != nil else { return .wait }
                guard case .finished = completion, state.isEmpty else {
                    _ = state.progress.status.terminate()
                    return .pass
                }
                return state.progress.complete()?.sendsResult == true ? .replace : .wait
            }
            switch outcome {
            case .wait: break
            case .pass: downstream.receive(completion: completion)
            case .replace: sendOutput()
            }
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            let (isDue, subscription) = state.withLock { ($0.progress.demand(), $0.progress.status.subscription) }
            if isDue {
                sendOutput()
            } else {
                subscription?.request(demand)
            }
        }

        @usableFromInline
        func cancel() {
            state.withLock { $0.progress.cancel() }?.cancel()
        }

        @usableFromInline
        func sendOutput() {
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }

        @usableFromInline
        var description: String { "ReplaceEmpty" }
    }
}
