/// The subscription of `catch` and `tryCatch`: to the upstream, and after its error to the publisher in its place.
@usableFromInline
final class CatchInner<Upstream: Publisher, Downstream: Subscriber>: Subscription, Describable
where Downstream.Input == Upstream.Output {
    @usableFromInline typealias Output = Upstream.Output

    @usableFromInline
    enum Phase {
        /// The upstream's subscription has not arrived yet.
        case awaitingUpstream
        case upstream(any Subscription)
        /// The upstream has failed, and the subscription of the publisher in its place has not arrived yet.
        case awaitingSubstitute
        case substitute(any Subscription)
        case terminal
    }

    @usableFromInline
    struct State {
        @usableFromInline var phase = Phase.awaitingUpstream
        @usableFromInline var demand = Subscribers.Demand.none

        @inlinable
        init() {}
    }

    @usableFromInline let description: String
    @usableFromInline let downstream: Downstream
    /// Subscribes to the publisher that takes the place of the upstream.
    @usableFromInline let recover: (Upstream.Failure, CatchInner) -> Void
    @usableFromInline let state = Guarded(State())

    @inlinable
    init(_ description: String, downstream: Downstream, recover: @escaping (Upstream.Failure, CatchInner) -> Void) {
        self.description = description
        self.downstream = downstream
        self.recover = recover
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let subscription: (any Subscription)? = state.withLock { state in
            switch state.phase {
            case .terminal:
                return nil
            case .awaitingUpstream, .awaitingSubstitute:
                state.demand += demand
                return nil
            case .upstream(let subscription), .substitute(let subscription):
                state.demand += demand
                return subscription
            }
        }
        subscription?.request(demand)
    }

    // While the upstream is being replaced there is nothing to cancel, and the publisher in its place goes on.
    @usableFromInline
    func cancel() {
        let subscription: (any Subscription)? = state.withLock { state in
            switch state.phase {
            case .upstream(let subscription), .substitute(let subscription):
                state.phase = .terminal
                return subscription
            case .awaitingUpstream, .awaitingSubstitute, .terminal:
                return nil
            }
        }
        subscription?.cancel()
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream), ("demand", state.withLock { $0.demand })]
    }
}

// MARK: - The upstream

extension CatchInner {
    @usableFromInline
    func receiveUpstream(subscription: any Subscription) {
        let isAccepted = state.withLock { state in
            guard case .awaitingUpstream = state.phase else { return false }
            state.phase = .upstream(subscription)
            return true
        }
        if isAccepted {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receiveUpstream(_ input: Output) -> Subscribers.Demand {
        state.withLock { state in
            precondition(state.demand > 0, "A value was received that was not requested.")
            state.demand -= 1
        }
        let more = downstream.receive(input)
        if more.rawValue > 0 { state.withLock { $0.demand += more } }
        return more
    }

    @usableFromInline
    func receiveUpstream(completion: Subscribers.Completion<Upstream.Failure>) {
        let isActive = state.withLock { state in
            switch state.phase {
            case .upstream:
                if case .finished = completion {
                    state.phase = .terminal
                } else {
                    state.phase = .awaitingSubstitute
                }
                return true
            case .awaitingSubstitute, .substitute:
                preconditionFailure("An upstream completed again after it had failed.")
            case .awaitingUpstream, .terminal:
                return false
            }
        }
        guard isActive else { return }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): recover(error, self)
        }
    }
}

// MARK: - The publisher in its place

extension CatchInner {
    /// Fails, since there is no publisher to take the place of the upstream.
    @usableFromInline
    func fail(with error: Downstream.Failure) {
        state.withLock { $0.phase = .terminal }
        downstream.receive(completion: .failure(error))
    }
}

extension CatchInner {
    @usableFromInline
    func receiveSubstitute(subscription: any Subscription) {
        let demand: Subscribers.Demand? = state.withLock { state in
            guard case .awaitingSubstitute = state.phase else { return nil }
            state.phase = .substitute(subscription)
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    @usableFromInline
    func receiveSubstitute(completion: Subscribers.Completion<Downstream.Failure>) {
        let isActive = state.withLock { state in
            guard case .substitute = state.phase else { return false }
            state.phase = .terminal
            return true
        }
        if isActive { downstream.receive(completion: completion) }
    }
}

/// The subscriber of `catch` at the upstream.
@usableFromInline
struct UncaughtSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Describable
where Downstream.Input == Upstream.Output {
    @usableFromInline let inner: CatchInner<Upstream, Downstream>

    @inlinable
    init(inner: CatchInner<Upstream, Downstream>) {
        self.inner = inner
    }

    @usableFromInline
    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
        inner.receiveUpstream(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        inner.receiveUpstream(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        inner.receiveUpstream(completion: completion)
    }

    @usableFromInline
    var description: String { inner.description }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { inner.mirrorChildren }
}

/// The subscriber of `catch` at the publisher that took the place of the upstream.
@usableFromInline
struct CaughtSubscriber<Upstream: Publisher, Downstream: Subscriber, Failure: Error>: Subscriber, Describable
where Downstream.Input == Upstream.Output {
    @usableFromInline let inner: CatchInner<Upstream, Downstream>
    @usableFromInline let mapFailure: (Failure) -> Downstream.Failure

    @inlinable
    init(inner: CatchInner<Upstream, Downstream>, mapFailure: @escaping (Failure) -> Downstream.Failure) {
        self.inner = inner
        self.mapFailure = mapFailure
    }

    @usableFromInline
    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
        inner.receiveSubstitute(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        inner.downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        inner.receiveSubstitute(completion: completion.mapFailure(mapFailure))
    }

    @usableFromInline
    var description: String { inner.description }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { inner.mirrorChildren }
}
