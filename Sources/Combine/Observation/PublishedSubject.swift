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
final class PublishedSubject<Value>: PublishedStorage, Subject {
    @usableFromInline typealias Output = Value
    @usableFromInline typealias Failure = Never

    /// Guards the other properties.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var currentValue: Value
    @usableFromInline @exclusivity(unchecked) final var conduits = ConduitList.empty
    @usableFromInline @exclusivity(unchecked) final var upstreams = UpstreamSubscriptions()

    @inlinable
    init(_ value: Value) {
        currentValue = value
    }

    @usableFromInline
    deinit {
        upstreams.cancel()
    }

    @inlinable
    final var value: Value {
        get {
            lock.withLock { currentValue }
        }
        set {
            objectWillChange?.send()
            lock.lock()
            let conduits = conduits
            lock.unlock()
            conduits.forEach { (conduit: Conduit<Value, Never>) in conduit.offer(newValue) }
            lock.lock()
            let previous = currentValue
            currentValue = newValue
            lock.unlock()
            // It is the user's: it is released here, without the lock.
            _ = previous
        }
    }

    @inlinable
    final func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, description: "PublishedSubject")
        lock.withLock { conduits.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    @inlinable
    final func send(_ value: Value) {
        self.value = value
    }

    @usableFromInline
    final func send(completion: Subscribers.Completion<Never>) {}

    @usableFromInline
    final func send(subscription: any Subscription) {
        _ = lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }
}

extension PublishedSubject: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: ListedConduit) {
        lock.lock()
        conduits.remove(conduit)
        lock.unlock()
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: ListedConduit) {
        let conduit = unsafeDowncast(conduit, to: Conduit<Value, Never>.self)
        conduit.fulfill(demand) { value }
    }
}
