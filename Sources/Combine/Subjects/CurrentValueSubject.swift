/// A subject that wraps a single value and publishes it, and each new one when the value changes.
///
/// A subscriber receives the current value at its first request. One without demand misses values, and receives the
/// latest with its next request.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline
    struct State {
        @usableFromInline var value: Output
        @usableFromInline var conduits = ConduitList<Output, Failure>.empty
        @usableFromInline var completion: Subscribers.Completion<Failure>?
        @usableFromInline var upstreamSubscriptions: [any Subscription] = []

        @inlinable
        init(value: Output) {
            self.value = value
        }
    }

    @usableFromInline let state: Guarded<State>

    /// The value wrapped by this subject. Setting it sends the new value to the subscribers.
    @inlinable
    public var value: Output {
        get {
            state.withLock { $0.value }
        }
        set {
            let (_, conduits) = replaceValue(with: newValue, evenWhenCompleted: true)
            conduits.forEach { $0.offer(newValue) }
        }
    }

    /// Creates a subject with its first value.
    @inlinable
    public init(_ value: Output) {
        state = Guarded(State(value: value))
    }

    deinit {
        for subscription in state.withLock({ $0.upstreamSubscriptions }) {
            subscription.cancel()
        }
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "CurrentValueSubject")
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
        let (_, conduits) = replaceValue(with: input, evenWhenCompleted: false)
        conduits.forEach { $0.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let conduits = state.withLock { state in
            if state.completion == nil { state.completion = completion }
            return state.conduits.take()
        }
        conduits.forEach { $0.finish(completion) }
    }

    public func send(subscription: any Subscription) {
        state.withLock { $0.upstreamSubscriptions.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Stores a new value, and answers the old one, to be released without the lock, and who is to receive the new.
    @inlinable
    func replaceValue(
        with value: Output, evenWhenCompleted: Bool
    ) -> (previous: Output?, receivers: ConduitList<Output, Failure>) {
        state.withLock { state in
            if state.completion != nil && !evenWhenCompleted { return (nil, .empty) }
            let previous = state.value
            state.value = value
            return (previous, state.conduits)
        }
    }
}

extension CurrentValueSubject: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: Conduit<Output, Failure>) {
        state.withLock { $0.conduits.remove(conduit) }
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: Conduit<Output, Failure>) {
        conduit.fulfill(demand) { state.withLock { $0.value } }
    }
}

extension Conduit {
    /// Adds a demand, and delivers the subject's current value if the subscriber has not received it.
    @usableFromInline
    final func fulfill(_ demand: Subscribers.Demand, currentValue: () -> Output) {
        let receiveValue = state.withLock { state in
            state.demand += demand
            return state.isUpToDate ? nil : state.beginDelivery()
        }
        if let receiveValue {
            deliver(currentValue(), to: receiveValue)
        }
    }
}
