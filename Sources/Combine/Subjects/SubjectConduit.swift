/// The part of a subject that its conduits call.
///
/// The conduits it is called with are its own. The protocol does not tell their type: a conduit is called without
/// being specialised, and each generic type that it mentions costs time then.
@usableFromInline
protocol ConduitOwner: AnyObject {
    /// Forgets a conduit that was cancelled.
    func remove(_ conduit: AnyObject)

    /// Adds a demand to a conduit's, and delivers what is due to it.
    func fulfill(_ demand: Subscribers.Demand, of conduit: AnyObject)
}

/// The connection of one subscriber to a subject, as the subscriber sees it: its subscription.
@usableFromInline
final class SubjectConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>, Subscription,
    Describable
{
    /// The subject, which the subscription keeps alive; `nil` once it is over. Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var owner: (any ConduitOwner)?
    /// The subscriber; `nil` once the subscription is over. Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?

    @usableFromInline let description: String

    @inlinable
    init(owner: any ConduitOwner, downstream: Downstream, description: String) {
        self.owner = owner
        self.downstream = downstream
        self.description = description
        super.init(demand: .none, receiveValue: { downstream.receive($0) })
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { owner }?.fulfill(demand, of: self)
    }

    @usableFromInline
    func cancel() {
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
    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
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

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand),
                ("subject", owner as Any),
            ]
        }
    }
}
