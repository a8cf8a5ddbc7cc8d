/// The part of a subject that its conduits call.
///
/// The conduits it is called with are its own. The protocol does not tell their type: a conduit is called without
/// being specialised, and each generic type that it mentions costs time then.
@usableFromInline
protocol ConduitOwner: AnyObject {
    /// Forgets a conduit that was cancelled.
    func remove(_ conduit: ListedConduit)

    /// Adds a demand to a conduit's, and delivers what is due to it.
    func fulfill(_ demand: Subscribers.Demand, of conduit: ListedConduit)
}

/// The connection of one subscriber to a subject, as the subscriber sees it: its subscription.
@usableFromInline
class ConduitSubscription<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    /// The subject, which the subscription keeps alive; `nil` once it is over. Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var owner: (any ConduitOwner)?
    /// The subscriber; `nil` once the subscription is over. Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?

    @inlinable
    init(owner: any ConduitOwner, downstream: Downstream) {
        self.owner = owner
        self.downstream = downstream
        super.init(
            demand: .none, receiveValue: { downstream.receive($0) },
            requesting: { unsafeDowncast($0, to: ConduitSubscription.self).ask(for: $1) },
            cancelling: { unsafeDowncast($0, to: ConduitSubscription.self).end() })
    }

    @inlinable
    final func ask(for demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { owner }?.fulfill(demand, of: self)
    }

    @inlinable
    final func end() {
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
    final override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        let owner = owner.take()
        let downstream = downstream.take()
        let receiveValue = receiveValue.take()
        lock.unlock()
        guard let downstream else { return }
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
        _ = (owner, receiveValue)
    }
}
