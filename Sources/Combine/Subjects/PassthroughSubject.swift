/// A subject that broadcasts values to its subscribers, and keeps none.
///
/// A value that is sent while a subscriber has no demand, or while there is no subscriber, is lost to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    /// Guards the other properties.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var conduits = ConduitList.empty
    @usableFromInline @exclusivity(unchecked) final var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) final var upstreams = UpstreamSubscriptions()
    @usableFromInline @exclusivity(unchecked) final var hasDownstreamDemand = false

    @inlinable
    public init() {}

    deinit {
        upstreams.cancel()
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "PassthroughSubject")
        lock.lock()
        let completion = completion
        if completion == nil { conduits.append(conduit) }
        lock.unlock()
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    @inlinable
    public func send(_ input: Output) {
        lock.lock()
        let conduits = conduits
        lock.unlock()
        conduits.forEach { (conduit: Conduit<Output, Failure>) in conduit.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if self.completion == nil { self.completion = completion }
        let conduits = conduits.take()
        lock.unlock()
        conduits.forEach { (conduit: Conduit<Output, Failure>) in conduit.finish(completion) }
    }

    public func send(subscription: any Subscription) {
        lock.lock()
        let dropped = upstreams.append(subscription)
        let hasDemand = hasDownstreamDemand
        lock.unlock()
        if hasDemand {
            subscription.request(.unlimited)
        }
        // They are the user's: they are released here, without the lock.
        _ = dropped
    }
}

extension PassthroughSubject: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: ListedConduit) {
        lock.lock()
        conduits.remove(conduit)
        lock.unlock()
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: ListedConduit) {
        let conduit = unsafeDowncast(conduit, to: Conduit<Output, Failure>.self)
        conduit.lock.lock()
        conduit.demand += demand
        conduit.lock.unlock()
        lock.lock()
        // The first demand of any subscriber starts the upstreams that have waited for it.
        let idle = hasDownstreamDemand ? [] : upstreams.all
        hasDownstreamDemand = true
        lock.unlock()
        for subscription in idle {
            subscription.request(.unlimited)
        }
    }
}
