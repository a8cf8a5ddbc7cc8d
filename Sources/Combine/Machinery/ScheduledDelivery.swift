/// When and where an operator hands on what it receives.
@usableFromInline
protocol DeliveryTiming {
    func schedule(_ action: @escaping () -> Void)
}

/// A subscriber that has a scheduler hand on what it receives. Subscription and demand are not scheduled.
@usableFromInline
class ScheduledDelivery<Downstream: Subscriber, Timing: DeliveryTiming>: Subscriber, Subscription {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let timing: Timing
    @usableFromInline let status = Guarded(SubscriptionStatus.awaitingSubscription)
    /// Held while the downstream is called, since a scheduler may execute actions at the same time.
    @usableFromInline let delivery = RecursiveLock()

    @inlinable
    init(downstream: Downstream, timing: Timing) {
        self.downstream = downstream
        self.timing = timing
    }

    @usableFromInline
    final func receive(subscription: any Subscription) {
        if status.withLock({ $0.accept(subscription) }) {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    final func receive(_ input: Input) -> Subscribers.Demand {
        if status.withLock({ $0.subscription != nil }) {
            timing.schedule { self.deliver(input) }
        }
        return .none
    }

    // What was scheduled before the completion is still delivered.
    @inlinable
    final func deliver(_ input: Input) {
        guard let subscription = status.withLock({ $0.unendedSubscription }) else { return }
        delivery.lock()
        let more = downstream.receive(input)
        delivery.unlock()
        if more.rawValue > 0 { subscription.request(more) }
    }

    @usableFromInline
    final func receive(completion: Subscribers.Completion<Failure>) {
        let isActive = status.withLock { status in
            guard let subscription = status.subscription else { return false }
            status = .pendingTerminal(subscription)
            return true
        }
        if isActive { timing.schedule { self.deliver(completion) } }
    }

    @usableFromInline
    final func deliver(_ completion: Subscribers.Completion<Failure>) {
        status.replace(with: .terminal)
        delivery.withLock { downstream.receive(completion: completion) }
    }

    @usableFromInline
    final func request(_ demand: Subscribers.Demand) {
        status.withLock { $0.subscription }?.request(demand)
    }

    // Once the upstream has completed there is nothing to be cancelled.
    @usableFromInline
    final func cancel() {
        status.withLock { $0.terminateIfSubscribed() }?.cancel()
    }
}
