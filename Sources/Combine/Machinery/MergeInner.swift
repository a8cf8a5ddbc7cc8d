/// The subscription of `merge`, for any number of upstreams.
///
/// Each upstream is asked for one value at a time, unless demand is unlimited. One that is not wanted yet is kept, one
/// for each upstream.
@usableFromInline
final class MergeInner<Downstream: Subscriber>: Subscription, Describable {
    @usableFromInline typealias Output = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream

    /// Held while the subscriber is called.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) final var sides: SideSubscriptions
    /// The values that wait for demand.
    @usableFromInline @exclusivity(unchecked) final var waiting: [Output?]
    @usableFromInline @exclusivity(unchecked) final var waitingCount = 0
    @usableFromInline @exclusivity(unchecked) final var unfinishedCount: Int
    @usableFromInline @exclusivity(unchecked) final var isCompleted = false
    @usableFromInline @exclusivity(unchecked) final var isCancelled = false

    @inlinable
    init(upstreamCount: Int, downstream: Downstream) {
        self.downstream = downstream
        sides = SideSubscriptions(count: upstreamCount)
        waiting = Array(repeating: nil, count: upstreamCount)
        unfinishedCount = upstreamCount
    }

    @usableFromInline
    func receive(subscription: any Subscription, at index: Int) {
        lock.lock()
        let isAccepted = sides.accept(subscription, at: index)
        let isUnlimited = demand.isUnlimited
        lock.unlock()
        if isAccepted {
            subscription.request(isUnlimited ? .unlimited : .max(1))
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Output, at index: Int) -> Subscribers.Demand {
        lock.lock()
        if isCancelled {
            lock.unlock()
            return .none
        }
        guard demand.rawValue > 0 else {
            let replaced = keep(input, at: index)
            lock.unlock()
            // It is the user's: it is released here, without the lock.
            _ = replaced
            return .none
        }
        let isUnlimited = demand.isUnlimited
        demand -= 1
        lock.unlock()
        deliver(input)
        return isUnlimited ? .none : .max(1)
    }

    /// Keeps a value until there is demand. The lock is held.
    @usableFromInline
    func keep(_ input: Output, at index: Int) -> Output? {
        let replaced = waiting[index]
        if replaced == nil { waitingCount += 1 }
        waiting[index] = input
        return replaced
    }

    @inlinable
    func deliver(_ input: Output) {
        delivery.lock()
        let more = downstream.receive(input)
        delivery.unlock()
        if more.rawValue > 0 { lock.withLock { demand += more } }
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        lock.lock()
        switch completion {
        case .finished:
            sides.end(at: index)
            unfinishedCount -= 1
            lock.unlock()
            finishIfDone()
        case .failure:
            if isCompleted || isCancelled { return lock.unlock() }
            isCompleted = true
            let subscriptions = sides.terminate()
            lock.unlock()
            subscriptions.forEach { $0.cancel() }
            delivery.withLock { downstream.receive(completion: completion) }
        }
    }

    /// Finishes, if all upstreams have and no value waits.
    @usableFromInline
    func finishIfDone() {
        lock.lock()
        guard unfinishedCount <= 0, waitingCount == 0, !isCompleted, !isCancelled else { return lock.unlock() }
        isCompleted = true
        lock.unlock()
        delivery.withLock { downstream.receive(completion: .finished) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        if self.demand.isUnlimited { return lock.unlock() }
        self.demand += demand
        let subscriptions = self.demand.isUnlimited ? sides.active : []
        lock.unlock()
        while let (value, subscription) = takeWaiting() {
            deliver(value)
            if subscriptions.isEmpty { subscription?.request(.max(1)) }
        }
        subscriptions.forEach { $0.request(.unlimited) }
        finishIfDone()
    }

    /// Takes out a value for which there is demand, and the subscription that it came from.
    @usableFromInline
    func takeWaiting() -> (value: Output, subscription: (any Subscription)?)? {
        lock.lock()
        defer { lock.unlock() }
        guard waitingCount > 0, demand > 0 else { return nil }
        for index in waiting.indices {
            guard let value = waiting[index].take() else { continue }
            waitingCount -= 1
            demand -= 1
            return (value, sides.statuses[index].subscription)
        }
        return nil
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        isCancelled = true
        let subscriptions = sides.terminate()
        let values = waiting
        waiting = Array(repeating: nil, count: values.count)
        waitingCount = 0
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        // The values are the user's: they are released here, without the lock.
        _ = values
    }

    @usableFromInline
    var description: String { "Merge" }
}

/// The subscriber at one upstream of `merge`.
@usableFromInline
struct MergeSide<Downstream: Subscriber>: Subscriber, Describable {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let parent: MergeInner<Downstream>
    @usableFromInline let index: Int
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(parent: MergeInner<Downstream>, index: Int) {
        self.parent = parent
        self.index = index
    }

    @inlinable
    func receive(subscription: any Subscription) {
        parent.receive(subscription: subscription, at: index)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        parent.receive(input, at: index)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        parent.receive(completion: completion, at: index)
    }

    @usableFromInline
    var description: String { parent.description }
}
