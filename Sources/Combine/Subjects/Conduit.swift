/// The connection of one subscriber to a subject, as the subject sees it: without the subscriber's type.
///
/// The closure is made where the subscriber's type is known, so that a chain of operators that ends in a subject is
/// called without a detour over witness tables.
@usableFromInline
class Conduit<Output, Failure: Error>: ListedConduit {
    /// Guards the next three properties.
    @usableFromInline let lock = Lock()

    /// Calls the subscriber; `nil` once the subscription is over.
    @usableFromInline @exclusivity(unchecked) final var receiveValue: ((Output) -> Subscribers.Demand)?
    @usableFromInline @exclusivity(unchecked) final var demand: Subscribers.Demand
    /// Whether the subscriber has received the latest value of the subject.
    @usableFromInline @exclusivity(unchecked) final var isUpToDate = false

    /// Held while the subscriber is called.
    @usableFromInline let delivery = RecursiveLock()

    @inlinable
    init(
        demand: Subscribers.Demand, receiveValue: @escaping (Output) -> Subscribers.Demand,
        requesting: @escaping Requesting, cancelling: @escaping Cancelling
    ) {
        self.demand = demand
        self.receiveValue = receiveValue
        super.init(requesting: requesting, cancelling: cancelling)
    }

    /// Delivers a value, if there is demand for it.
    @inlinable
    final func offer(_ value: Output) {
        lock.lock()
        guard let receiveValue, demand.rawValue > 0 else {
            isUpToDate = false
            return lock.unlock()
        }
        demand -= 1
        isUpToDate = true
        lock.unlock()
        deliver(value, to: receiveValue)
    }

    /// Adds a demand, and delivers the subject's current value if the subscriber has not received it.
    @usableFromInline
    final func fulfill(_ demand: Subscribers.Demand, currentValue: () -> Output) {
        lock.lock()
        self.demand += demand
        guard let receiveValue, !isUpToDate else { return lock.unlock() }
        self.demand -= 1
        isUpToDate = true
        lock.unlock()
        deliver(currentValue(), to: receiveValue)
    }

    /// Delivers a value for which one was taken from the demand.
    @inlinable
    @inline(__always)
    final func deliver(_ value: Output, to receiveValue: (Output) -> Subscribers.Demand) {
        delivery.lock()
        let more = receiveValue(value)
        delivery.unlock()
        if more.rawValue > 0 {
            lock.withLock { demand += more }
        }
    }

    /// Delivers the completion and ends the subscription.
    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Failure>) {
        preconditionFailure("A subclass overrides this.")
    }
}
