/// A subject that broadcasts values to its subscribers, and keeps none.
///
/// A value that is sent while a subscriber has no demand, or while there is no subscriber, is lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline
    struct State {
        @usableFromInline var conduits = ConduitList<Output, Failure>.empty
        @usableFromInline var completion: Subscribers.Completion<Failure>?
        @usableFromInline var upstreamSubscriptions: [any Subscription] = []
        @usableFromInline var hasDownstreamDemand = false

        @inlinable
        init() {}
    }

    @usableFromInline let state = Guarded(State())

    @inlinable
    public init() {}

    deinit {
        for subscription in state.withLock({ $0.upstreamSubscriptions }) {
            subscription.cancel()
        }
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "PassthroughSubject")
        let completion = state.withLock { state in
            if state.completion == nil { state.conduits.append(conduit) }
            return state.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    @inlinable
    public func send(_ input: Output) {
        state.withLock { $0.conduits }.forEach { $0.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let conduits = state.withLock { state in
            if state.completion == nil { state.completion = completion }
            return state.conduits.take()
        }
        conduits.forEach { $0.finish(completion) }
    }

    public func send(subscription: any Subscription) {
        let hasDemand = state.withLock { state in
            state.upstreamSubscriptions.append(subscription)
            return state.hasDownstreamDemand
        }
        if hasDemand {
            subscription.request(.unlimited)
        }
    }
}

extension PassthroughSubject: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: Conduit<Output, Failure>) {
        state.withLock { $0.conduits.remove(conduit) }
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: Conduit<Output, Failure>) {
        conduit.state.withLock { $0.demand += demand }
        for subscription in state.withLock({ $0.takeIdleSubscriptions() }) {
            subscription.request(.unlimited)
        }
    }
}

extension PassthroughSubject.State {
    /// The upstream subscriptions that wait for the first demand of a subscriber.
    fileprivate mutating func takeIdleSubscriptions() -> [any Subscription] {
        if hasDownstreamDemand { return [] }
        hasDownstreamDemand = true
        return upstreamSubscriptions
    }
}
