/// The subscriber and subscription of `encode` and `decode`.
@usableFromInline
final class CodingInner<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Describable
where Downstream.Failure == any Error {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    typealias State = (isFinished: Bool, subscription: (any Subscription)?)

    @usableFromInline let description: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) throws -> Downstream.Input
    @usableFromInline let state = Guarded<State>((false, nil))

    @inlinable
    init(_ description: String, downstream: Downstream, transform: @escaping (Input) throws -> Downstream.Input) {
        self.description = description
        self.downstream = downstream
        self.transform = transform
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let isAccepted = state.withLock { state in
            if state.isFinished || state.subscription != nil { return false }
            state.subscription = subscription
            return true
        }
        if isAccepted {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        if state.withLock({ $0.isFinished }) { return .none }
        do {
            return downstream.receive(try transform(input))
        } catch {
            guard let ended = state.withLock({ Self.end(&$0) }) else { return .none }
            ended?.cancel()
            downstream.receive(completion: .failure(error))
            return .none
        }
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        guard state.withLock({ Self.end(&$0) }) != nil else { return }
        downstream.receive(completion: completion.mapFailure { $0 })
    }

    /// Ends the stream, if it has not ended, and answers the subscription, if there was one.
    @usableFromInline
    static func end(_ state: inout State) -> (any Subscription)?? {
        if state.isFinished { return .none }
        state.isFinished = true
        return .some(state.subscription.take())
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.subscription }?.request(demand)
    }

    @usableFromInline
    func cancel() {
        let subscription = state.withLock { $0.subscription == nil ? nil : Self.end(&$0) }
        subscription??.cancel()
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let state = state.withLock { $0 }
        return [
            ("downstream", downstream), ("finished", state.isFinished),
            ("upstreamSubscription", state.subscription as Any),
        ]
    }
}
