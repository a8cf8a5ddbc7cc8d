/// A publisher that publishes changes from observable objects.
///
/// It sends to each subscriber whatever its demand.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let conduits = Guarded(ConduitList<Void, Never>.empty)

    /// Creates a publisher without subscribers.
    @inlinable
    public init() {}

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = ObservableObjectConduit(owner: self, downstream: subscriber)
        conduits.withLock { $0.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Sends the signal that the object is about to change.
    @inlinable
    public func send() {
        conduits.withLock { $0 }.forEach { $0.offer(()) }
    }

    @usableFromInline
    func remove(_ conduit: Conduit<Void, Never>) {
        conduits.withLock { $0.remove(conduit) }
    }
}

/// The subscription of one subscriber to the changes of an object.
@usableFromInline
final class ObservableObjectConduit<Downstream: Subscriber>: Conduit<Void, Never>, Subscription, Describable
where Downstream.Input == Void, Downstream.Failure == Never {
    @usableFromInline let ends: Guarded<(owner: ObservableObjectPublisher, downstream: Downstream)?>

    @inlinable
    init(owner: ObservableObjectPublisher, downstream: Downstream) {
        ends = Guarded((owner, downstream))
        super.init(receiveValue: { downstream.receive($0) })
        // Demand does not count here: there is always enough.
        state.withLock { $0.demand = .unlimited }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {}

    @usableFromInline
    func cancel() {
        guard let ends = ends.withLock({ $0.take() }) else { return }
        withExtendedLifetime(close()) {
            ends.owner.remove(self)
        }
    }

    @usableFromInline
    var description: String { "ObservableObjectPublisher" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        [("downstream", ends.withLock { $0?.downstream } as Any)]
    }
}
