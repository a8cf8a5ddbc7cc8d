/// The subscriber and subscription of `flatMap`.
///
/// Each publisher is asked for one value at a time, unless demand is unlimited. Values that are not wanted yet wait in
/// one queue, in the order in which they came.
@usableFromInline
final class FlatMapInner<Child: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    Describable
where Downstream.Input == Child.Output, Downstream.Failure == Upstream.Failure, Child.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline typealias Side = FlatMapSide<Child, Upstream, Downstream>

    @usableFromInline let downstream: Downstream
    @usableFromInline let maxPublishers: Subscribers.Demand
    @usableFromInline let transform: (Input) -> Child

    /// Held while the subscriber is called.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var outerSubscription: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) final var sides: [Side] = []
    @usableFromInline @exclusivity(unchecked) final var waiting = Queue<(value: Child.Output, side: Side)>()
    /// How many publishers have been subscribed to, whose subscription has not arrived yet.
    @usableFromInline @exclusivity(unchecked) final var pendingCount = 0
    @usableFromInline @exclusivity(unchecked) final var isOuterFinished = false
    /// Whether the stream was cancelled, or has completed.
    @usableFromInline @exclusivity(unchecked) final var isOver = false
    @usableFromInline @exclusivity(unchecked) final var isCancelled = false
    /// Whether waiting values are being sent: others are to wait behind them.
    @usableFromInline @exclusivity(unchecked) final var isFlushing = false
    /// Whether publishers are being cancelled since the upstream has failed.
    @usableFromInline @exclusivity(unchecked) final var isFailing = false

    @inlinable
    init(downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Child) {
        self.downstream = downstream
        self.maxPublishers = maxPublishers
        self.transform = transform
    }

    @usableFromInline
    var description: String { "FlatMap" }
}

// MARK: - The upstream

extension FlatMapInner {
    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        guard outerSubscription == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        outerSubscription = subscription
        lock.unlock()
        subscription.request(maxPublishers)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        if isOver {
            lock.unlock()
            return .none
        }
        pendingCount += 1
        lock.unlock()
        transform(input).subscribe(Side(parent: self))
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        precondition(!isFailing, "An upstream failed again while its failure was being handled.")
        isOuterFinished = true
        outerSubscription = nil
        switch completion {
        case .finished:
            lock.unlock()
            finishIfDone()
        case .failure:
            isFailing = !isOver
            lock.unlock()
            fail(with: completion, except: nil)
            lock.withLock { isFailing = false }
        }
    }
}

// MARK: - The publishers that were made of values

extension FlatMapInner {
    @inlinable
    func receive(subscription: any Subscription, of side: Side) {
        lock.lock()
        guard side.subscription == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        pendingCount -= 1
        side.subscription = subscription
        side.position = sides.count
        sides.append(side)
        let isUnlimited = demand.isUnlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    @inlinable
    func receive(_ input: Child.Output, of side: Side) -> Subscribers.Demand {
        lock.lock()
        if isCancelled {
            lock.unlock()
            return .none
        }
        if demand.isUnlimited && !isFlushing {
            lock.unlock()
            deliver(input)
            return .none
        }
        guard demand.rawValue > 0, !isFlushing else {
            waiting.append((input, side))
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        deliver(input)
        // While the subscriber received it, it may have asked for more than others had sent.
        lock.lock()
        let isDue = !waiting.isEmpty && demand.rawValue > 0 && !isFlushing
        lock.unlock()
        if isDue { flush() }
        return .max(1)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>, of side: Side) {
        guard case .finished = completion else { return fail(with: completion, except: side) }
        lock.lock()
        remove(side)
        let outer = maxPublishers.isUnlimited || isOuterFinished ? nil : outerSubscription
        lock.unlock()
        if let outer {
            outer.request(.max(1))
        } else {
            finishIfDone()
        }
    }

    /// Takes a side out of the list. The lock is held.
    @inlinable
    func remove(_ side: Side) {
        guard side.subscription.take() != nil else { return }
        let last = sides.removeLast()
        guard last !== side else { return }
        sides[side.position] = last
        last.position = side.position
    }
}

// MARK: - The downstream

extension FlatMapInner {
    @inlinable
    func deliver(_ value: Child.Output) {
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        if more.rawValue > 0 { lock.withLock { demand += more } }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        if self.demand.isUnlimited || isOver { return lock.unlock() }
        self.demand += demand
        let isNested = isFlushing || delivery.isHeldByCurrentThread
        let unlimited = demand.isUnlimited ? sides.compactMap { $0.subscription } : []
        lock.unlock()
        if !isNested { flush() }
        unlimited.forEach { $0.request(.unlimited) }
        finishIfDone()
    }

    /// Sends waiting values while there is demand, and asks for as many from where they came.
    @usableFromInline
    func flush() {
        lock.lock()
        isFlushing = true
        while !waiting.isEmpty, demand > 0 {
            let (value, side) = waiting.removeFirst()
            demand -= 1
            let subscription = demand.isUnlimited ? nil : side.subscription
            lock.unlock()
            deliver(value)
            subscription?.request(.max(1))
            lock.lock()
        }
        isFlushing = false
        lock.unlock()
    }

    /// Finishes, if the upstream and all publishers have and no value waits.
    @usableFromInline
    func finishIfDone() {
        lock.lock()
        guard isOuterFinished, pendingCount == 0, sides.isEmpty, waiting.isEmpty, !isOver else { return lock.unlock() }
        isOver = true
        lock.unlock()
        delivery.withLock { downstream.receive(completion: .finished) }
    }

    /// Cancels all publishers, save the one that has failed, and fails.
    @usableFromInline
    func fail(with completion: Subscribers.Completion<Failure>, except failed: Side?) {
        lock.lock()
        if isOver { return lock.unlock() }
        isOver = true
        if let failed { remove(failed) }
        let subscriptions = takeSubscriptions()
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
    }

    /// Takes out the subscriptions to all publishers. The lock is held.
    @usableFromInline
    func takeSubscriptions() -> [any Subscription] {
        let subscriptions = sides.compactMap { $0.subscription.take() }
        sides = []
        return subscriptions
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        if isOver && outerSubscription == nil { return lock.unlock() }
        isOver = true
        isCancelled = true
        let subscriptions = takeSubscriptions()
        let outer = outerSubscription.take()
        let values = waiting.take()
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        outer?.cancel()
        // The values are the user's: they are released here, without the lock.
        _ = values
    }
}

/// The subscriber of `flatMap` at one of the publishers that were made of values.
@usableFromInline
final class FlatMapSide<Child: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber, Describable
where Downstream.Input == Child.Output, Downstream.Failure == Upstream.Failure, Child.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Child.Output
    @usableFromInline typealias Failure = Child.Failure

    @usableFromInline let parent: FlatMapInner<Child, Upstream, Downstream>

    // The parent's lock guards these.
    @usableFromInline @exclusivity(unchecked) final var subscription: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) final var position = 0

    @inlinable
    init(parent: FlatMapInner<Child, Upstream, Downstream>) {
        self.parent = parent
    }

    @inlinable
    func receive(subscription: any Subscription) {
        parent.receive(subscription: subscription, of: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        parent.receive(input, of: self)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        parent.receive(completion: completion, of: self)
    }

    @usableFromInline
    var description: String { "FlatMap" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [("parentSubscription", parent.combineIdentifier)] }
}
