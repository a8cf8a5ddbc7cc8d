/// The subscriber of an asynchronous iterator: each call that awaits a value asks the upstream for one.
final class AsyncInner<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Outcome = Result<Input?, Failure>
    typealias Waiter = UnsafeContinuation<UncheckedSendable<Outcome>, Never>

    /// Guards the properties that follow.
    private let lock = Lock()
    @exclusivity(unchecked) private var status = SubscriptionStatus.awaitingSubscription
    @exclusivity(unchecked) private var waiters: [Waiter] = []
    /// What was awaited before the subscription arrived.
    @exclusivity(unchecked) private var pendingDemand = Subscribers.Demand.none
    /// An error that came while nobody awaited a value; the next who does gets it.
    @exclusivity(unchecked) private var failure: Failure?

    func receive(subscription: any Subscription) {
        lock.lock()
        let isAccepted = status.accept(subscription)
        let demand = pendingDemand
        pendingDemand = .none
        lock.unlock()
        if !isAccepted {
            subscription.cancel()
        } else if demand > 0 {
            subscription.request(demand)
        }
    }

    // A value before the subscription is none, and ends the waiting of all.
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard status.subscription != nil else {
            let all = takeWaiters()
            lock.unlock()
            all.forEach { $0.resume(with: .success(nil)) }
            return .none
        }
        precondition(!waiters.isEmpty, "A value was received that was not requested.")
        let first = waiters.removeFirst()
        lock.unlock()
        first.resume(with: .success(input))
        return .none
    }

    // The first who waits gets the error.
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if case .terminal = status { return lock.unlock() }
        let ended = status.terminate()
        let all = takeWaiters()
        var rest = all[...]
        var first: Waiter?
        if case .failure(let error) = completion {
            first = rest.popFirst()
            if first == nil { failure = error }
        }
        lock.unlock()
        if case .failure(let error) = completion { first?.resume(with: .failure(error)) }
        rest.forEach { $0.resume(with: .success(nil)) }
        // It is released here, without the lock.
        _ = ended
    }

    func cancel() {
        lock.lock()
        let subscription = status.terminate()
        let all = takeWaiters()
        lock.unlock()
        all.forEach { $0.resume(with: .success(nil)) }
        subscription?.cancel()
    }

    /// Takes out all who wait. The lock is held.
    private func takeWaiters() -> [Waiter] {
        let all = waiters
        waiters = []
        return all
    }

    fileprivate func wait(_ waiter: Waiter) {
        lock.lock()
        if case .terminal = status {
            let failure = failure.take()
            lock.unlock()
            return waiter.resume(with: failure.map { .failure($0) } ?? .success(nil))
        }
        waiters.append(waiter)
        let subscription = status.subscription
        if subscription == nil { pendingDemand += 1 }
        lock.unlock()
        subscription?.request(.max(1))
    }
}

extension AsyncInner {
    /// What the copies of an iterator hold: the publisher holds the subscriber itself.
    final class Owner {
        private let inner: AsyncInner

        fileprivate init(_ inner: AsyncInner) {
            self.inner = inner
        }

        deinit {
            inner.cancel()
        }

        func next() async throws(Failure) -> Input? {
            let inner = inner
            let outcome = await withTaskCancellationHandler {
                await withUnsafeContinuation { inner.wait($0) }
            } onCancel: {
                inner.cancel()
            }
            return try outcome.value.get()
        }
    }
}

extension AsyncInner.Owner {
    convenience init<P: Publisher>(subscribingTo publisher: P) where P.Output == Input, P.Failure == Failure {
        let inner = AsyncInner()
        publisher.subscribe(inner)
        self.init(inner)
    }
}

extension UnsafeContinuation where E == Never {
    fileprivate func resume<Value>(with outcome: Value) where T == UncheckedSendable<Value> {
        resume(returning: UncheckedSendable(outcome))
    }
}
