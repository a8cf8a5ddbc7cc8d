/// A subject that wraps a single value and publishes it, and each new one when the value changes.
///
/// A subscriber receives the current value at its first request. One without demand misses values, and receives the
/// latest with its next request.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    /// Guards the other properties.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var currentValue: Output
    @usableFromInline @exclusivity(unchecked) final var conduits = ConduitList.empty
    @usableFromInline @exclusivity(unchecked) final var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) final var upstreams = UpstreamSubscriptions()

    /// The value wrapped by this subject. Setting it sends the new value to the subscribers.
    @inlinable
    public var value: Output {
        get {
            lock.withLock { currentValue }
        }
        set {
            lock.lock()
            replaceValue(with: newValue)
        }
    }

    /// Creates a subject with its first value.
    @inlinable
    public init(_ value: Output) {
        currentValue = value
    }

    deinit {
        upstreams.cancel()
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "CurrentValueSubject")
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
        guard completion == nil else { return lock.unlock() }
        replaceValue(with: input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if self.completion == nil { self.completion = completion }
        let conduits = conduits.take()
        lock.unlock()
        conduits.forEach { (conduit: Conduit<Output, Failure>) in conduit.finish(completion) }
    }

    public func send(subscription: any Subscription) {
        _ = lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Stores and sends a new value. The lock is held on entry, and given back.
    @inlinable
    func replaceValue(with value: Output) {
        let previous = currentValue
        currentValue = value
        let conduits = conduits
        lock.unlock()
        conduits.forEach { (conduit: Conduit<Output, Failure>) in conduit.offer(value) }
        // It is the user's: it is released here, without the lock.
        _ = previous
    }
}

extension CurrentValueSubject: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: ListedConduit) {
        lock.lock()
        conduits.remove(conduit)
        lock.unlock()
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: ListedConduit) {
        let conduit = unsafeDowncast(conduit, to: Conduit<Output, Failure>.self)
        conduit.fulfill(demand) { value }
    }
}
