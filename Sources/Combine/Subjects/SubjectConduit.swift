/// The part of a subject that its conduits call.
@usableFromInline
protocol ConduitOwner<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// Forgets a conduit that was cancelled.
    func remove(_ conduit: Conduit<Output, Failure>)

    /// Adds a demand to a conduit's, and delivers what is due to it.
    func fulfill(_ demand: Subscribers.Demand, of conduit: Conduit<Output, Failure>)
}

/// The connection of one subscriber to a subject, as the subscriber sees it: its subscription.
@usableFromInline
final class SubjectConduit<Owner: ConduitOwner, Downstream: Subscriber>: Conduit<Owner.Output, Owner.Failure>,
    Subscription, Describable
where Downstream.Input == Owner.Output, Downstream.Failure == Owner.Failure {
    @usableFromInline typealias Ends = (owner: Owner, downstream: Downstream)

    /// What the subscription connects; `nil` once it is over.
    @usableFromInline let ends: Guarded<Ends?>

    @usableFromInline let description: String

    @inlinable
    init(owner: Owner, downstream: Downstream, description: String) {
        ends = Guarded((owner, downstream))
        self.description = description
        super.init(receiveValue: { downstream.receive($0) })
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard let owner = ends.withLock({ $0?.owner }) else { return }
        owner.fulfill(demand, of: self)
    }

    @usableFromInline
    func cancel() {
        guard let ends = ends.withLock({ $0.take() }) else { return }
        withExtendedLifetime(close()) {
            ends.owner.remove(self)
        }
    }

    @usableFromInline
    override func finish(_ completion: Subscribers.Completion<Owner.Failure>) {
        guard let ends = ends.withLock({ $0.take() }) else { return }
        withExtendedLifetime(close()) {
            delivery.withLock { ends.downstream.receive(completion: completion) }
        }
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let ends = ends.withLock { $0 }
        return [
            ("parent", ends?.owner as Any),
            ("downstream", ends?.downstream as Any),
            ("demand", state.withLock { $0.demand }),
            ("subject", ends?.owner as Any),
        ]
    }
}
