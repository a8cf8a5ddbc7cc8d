/// A publisher that publishes changes from observable objects.
///
/// It sends to each subscriber whatever its demand.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    /// Guards the conduits.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var conduits = ConduitList.empty

    /// Creates a publisher without subscribers.
    @inlinable
    public init() {}

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = ObservableObjectConduit(owner: self, downstream: subscriber)
        lock.withLock { conduits.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Sends the signal that the object is about to change.
    @inlinable
    public func send() {
        lock.lock()
        let conduits = conduits
        lock.unlock()
        conduits.forEach { (conduit: Conduit<Void, Never>) in conduit.offer(()) }
    }

    @usableFromInline
    func remove(_ conduit: ListedConduit) {
        lock.lock()
        conduits.remove(conduit)
        lock.unlock()
    }
}

/// The subscription of one subscriber to the changes of an object.
@usableFromInline
final class ObservableObjectConduit<Downstream: Subscriber>: Conduit<Void, Never>, Describable
where Downstream.Input == Void, Downstream.Failure == Never {
    @usableFromInline @exclusivity(unchecked) final var owner: ObservableObjectPublisher?
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?

    @inlinable
    init(owner: ObservableObjectPublisher, downstream: Downstream) {
        self.owner = owner
        self.downstream = downstream
        // Demand does not count here: there is always enough.
        super.init(
            demand: .unlimited, receiveValue: { downstream.receive($0) }, requesting: { _, _ in },
            cancelling: { unsafeDowncast($0, to: ObservableObjectConduit.self).end() })
    }

    @inlinable
    func end() {
        lock.lock()
        let owner = owner.take()
        let downstream = downstream.take()
        let receiveValue = receiveValue.take()
        lock.unlock()
        owner?.remove(self)
        // These are the user's: they are released here, without the lock.
        _ = (downstream, receiveValue)
    }

    @usableFromInline
    var description: String { "ObservableObjectPublisher" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        [("downstream", lock.withLock { downstream } as Any)]
    }
}
