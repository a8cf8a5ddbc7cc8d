/// What holds the value of a published property, and the publisher of its object: without the value's type.
@usableFromInline
class PublishedStorage {
    @usableFromInline let objectWillChangeStorage = Guarded<ObservableObjectPublisher?>(nil)

    @inlinable
    init() {}

    /// The publisher of the object that the property belongs to; `nil` as long as nobody has asked for it.
    @inlinable
    final var objectWillChange: ObservableObjectPublisher? {
        get { objectWillChangeStorage.withLock { $0 } }
        set { objectWillChangeStorage.withLock { $0 = newValue } }
    }
}

/// The subject of a published property.
///
/// It differs from `CurrentValueSubject` in that a new value is stored after it was sent, and that it never
/// completes.
@usableFromInline
final class PublishedSubject<Value>: PublishedStorage {
    @usableFromInline
    struct State {
        @usableFromInline var value: Value
        @usableFromInline var conduits = ConduitList<Value, Never>.empty
        @usableFromInline var upstreamSubscriptions: [any Subscription] = []

        @inlinable
        init(value: Value) {
            self.value = value
        }
    }

    @usableFromInline let state: Guarded<State>

    @inlinable
    init(_ value: Value) {
        state = Guarded(State(value: value))
    }

    @usableFromInline
    deinit {
        for subscription in state.withLock({ $0.upstreamSubscriptions }) {
            subscription.cancel()
        }
    }

    @inlinable
    var value: Value {
        get {
            state.withLock { $0.value }
        }
        set {
            objectWillChange?.send()
            state.withLock { $0.conduits }.forEach { $0.offer(newValue) }
            let previous = state.withLock { state in
                let previous = state.value
                state.value = newValue
                return previous
            }
            withExtendedLifetime(previous) {}
        }
    }

    @inlinable
    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "PublishedSubject")
        state.withLock { $0.conduits.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    @usableFromInline
    func send(subscription: any Subscription) {
        state.withLock { $0.upstreamSubscriptions.append(subscription) }
        subscription.request(.unlimited)
    }
}

extension PublishedSubject: ConduitOwner {
    @usableFromInline typealias Output = Value
    @usableFromInline typealias Failure = Never

    @usableFromInline
    func remove(_ conduit: Conduit<Value, Never>) {
        state.withLock { $0.conduits.remove(conduit) }
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: Conduit<Value, Never>) {
        conduit.fulfill(demand) { value }
    }
}
