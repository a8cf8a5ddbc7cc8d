/// The connection of one subscriber to a subject, as the subject sees it: without the subscriber's type.
///
/// The closures are made where the subscriber's type is known, so that a chain of operators that ends in a subject
/// is called without a detour over witness tables.
@usableFromInline
class Conduit<Output, Failure: Error> {
    @usableFromInline
    struct State {
        /// `nil` once the subscription is over.
        @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
        @usableFromInline var demand = Subscribers.Demand.none
        /// Whether the subscriber has received the latest value of the subject.
        @usableFromInline var isUpToDate = false

        @inlinable
        init(receiveValue: @escaping (Output) -> Subscribers.Demand) {
            self.receiveValue = receiveValue
        }

        /// Takes one from the demand for a value that is about to be delivered.
        ///
        /// - Returns: `nil` when no value may be delivered.
        @inlinable
        mutating func beginDelivery() -> ((Output) -> Subscribers.Demand)? {
            guard let receiveValue else { return nil }
            guard demand.rawValue > 0 else {
                isUpToDate = false
                return nil
            }
            demand -= 1
            isUpToDate = true
            return receiveValue
        }
    }

    @usableFromInline let state: Guarded<State>

    /// Held while the subscriber is called.
    @usableFromInline let delivery = RecursiveLock()

    /// The place in the subject's list, guarded by the subject's lock.
    @usableFromInline
    @exclusivity(unchecked)
    final var position = 0

    @inlinable
    init(receiveValue: @escaping (Output) -> Subscribers.Demand) {
        state = Guarded(State(receiveValue: receiveValue))
    }

    /// Delivers a value, if there is demand for it.
    @inlinable
    final func offer(_ value: Output) {
        guard let receiveValue = state.withLock({ $0.beginDelivery() }) else { return }
        deliver(value, to: receiveValue)
    }

    /// Delivers a value for which one was taken from the demand.
    @inlinable
    final func deliver(_ value: Output, to receiveValue: (Output) -> Subscribers.Demand) {
        let demand = delivery.withLock { receiveValue(value) }
        if demand.rawValue > 0 {
            state.withLock { $0.demand += demand }
        }
    }

    /// Delivers the completion and ends the subscription.
    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Failure>) {
        preconditionFailure("A subclass overrides this.")
    }

    /// Marks the subscription as over, and answers the closure, to be released without the lock.
    @inlinable
    final func close() -> ((Output) -> Subscribers.Demand)? {
        state.withLock { $0.receiveValue.take() }
    }
}
