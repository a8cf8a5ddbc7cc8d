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
    /// Held while the downstream is called, since a scheduler may execute actions at the same time.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
    /// The values whose action has not been executed yet. Each action delivers the one that has waited longest, so
    /// that actions need not be closures of their own, which would be an allocation for each value.
    @usableFromInline @exclusivity(unchecked) final var waiting = Queue<Input>()

    @inlinable
    init(downstream: Downstream, timing: Timing) {
        self.downstream = downstream
        self.timing = timing
    }

    @usableFromInline
    final func receive(subscription: any Subscription) {
        if lock.withLock({ status.accept(subscription) }) {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    final func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return .none
        }
        waiting.append(input)
        lock.unlock()
        timing.schedule { self.deliverNext() }
        return .none
    }

    // What was scheduled before the completion is still delivered.
    @inlinable
    final func deliverNext() {
        // Taken before the value is, so that values keep their order on a scheduler that executes several actions at
        // the same time.
        delivery.lock()
        guard let input = takeNext() else { return delivery.unlock() }
        let more = downstream.receive(input)
        delivery.unlock()
        if more.rawValue > 0 { lock.withLock { status.unendedSubscription }?.request(more) }
    }

    /// Takes out the value that has waited longest, unless the stream is over.
    @inlinable
    final func takeNext() -> Input? {
        lock.lock()
        defer { lock.unlock() }
        guard !waiting.isEmpty, status.unendedSubscription != nil else { return nil }
        return waiting.removeFirst()
    }

    @usableFromInline
    final func receive(completion: Subscribers.Completion<Failure>) {
        let isActive = lock.withLock {
            guard let subscription = status.subscription else { return false }
            status = .pendingTerminal(subscription)
            return true
        }
        if isActive { timing.schedule { self.deliver(completion) } }
    }

    // Where a scheduler executes actions at the same time, that of the completion may come before those of values:
    // it delivers them itself then.
    @usableFromInline
    final func deliver(_ completion: Subscribers.Completion<Failure>) {
        delivery.lock()
        while lock.withLock({ !waiting.isEmpty && status.unendedSubscription != nil }) { deliverNext() }
        lock.lock()
        let ended = status
        status = .terminal
        lock.unlock()
        downstream.receive(completion: completion)
        delivery.unlock()
        // It is the user's: it is released here, without the lock.
        _ = ended
    }

    @usableFromInline
    final func request(_ demand: Subscribers.Demand) {
        lock.withLock { status.subscription }?.request(demand)
    }

    // Once the upstream has completed there is nothing to be cancelled.
    @usableFromInline
    final func cancel() {
        lock.lock()
        guard let subscription = status.terminateIfSubscribed() else { return lock.unlock() }
        let values = waiting.take()
        lock.unlock()
        subscription.cancel()
        // They are the user's: they are released here, without the lock.
        _ = values
    }
}
