extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Republishes the values of the latest publisher that this publisher sends.
    ///
    /// The subscription to the one before is cancelled.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Republishes the values of the latest publisher that this publisher sends; those publishers may fail.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Republishes the values of the latest publisher that this publisher sends.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Republishes the values of the latest publisher that this publisher sends; those publishers cannot fail.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publishers {
    /// A publisher that republishes the values of the latest publisher that its upstream sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher from which this publisher receives publishers.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = SwitchToLatestInner<P, S>(downstream: subscriber)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

/// The subscriber and subscription of `switchToLatest`.
@usableFromInline
final class SwitchToLatestInner<P: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Describable
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline typealias Input = P
    @usableFromInline typealias Failure = P.Failure
    @usableFromInline typealias Side = SwitchToLatestSide<P, Downstream>

    @usableFromInline let downstream: Downstream

    /// Held while the subscriber is called.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var outerSubscription: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    /// The subscriber at the latest publisher; `nil` when there has been none, or it has finished.
    @usableFromInline @exclusivity(unchecked) final var latest: Side?
    @usableFromInline @exclusivity(unchecked) final var latestSubscription: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) final var isFinished = false
    @usableFromInline @exclusivity(unchecked) final var isCancelled = false

    @inlinable
    init(downstream: Downstream) {
        self.downstream = downstream
    }

    @usableFromInline
    var description: String { "SwitchToLatest" }
}

// MARK: - The upstream

extension SwitchToLatestInner {
    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        guard outerSubscription == nil, !isCancelled else {
            lock.unlock()
            return subscription.cancel()
        }
        outerSubscription = subscription
        lock.unlock()
        subscription.request(.unlimited)
    }

    @inlinable
    func receive(_ input: P) -> Subscribers.Demand {
        let side = Side(parent: self)
        lock.lock()
        if isCancelled || isFinished {
            lock.unlock()
            return .none
        }
        let previous = latest
        latest = side
        let subscription = latestSubscription.take()
        lock.unlock()
        subscription?.cancel()
        // It is released here, without the lock.
        _ = previous
        input.subscribe(side)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if isCancelled { return lock.unlock() }
        outerSubscription = nil
        isFinished = true
        switch completion {
        case .finished:
            let goesOn = latest != nil
            lock.unlock()
            if goesOn { return }
        case .failure:
            let subscription = latestSubscription.take()
            lock.unlock()
            subscription?.cancel()
        }
        delivery.withLock { downstream.receive(completion: completion) }
    }
}

// MARK: - The latest publisher

extension SwitchToLatestInner {
    @usableFromInline
    func receive(subscription: any Subscription, of side: Side) {
        lock.lock()
        guard latest === side, latestSubscription == nil, !isCancelled else {
            let isStale = latest != nil || isCancelled
            lock.unlock()
            if isStale { subscription.cancel() }
            return
        }
        latestSubscription = subscription
        side.hasSubscription = true
        let demand = demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    @inlinable
    func receive(_ input: P.Output, of side: Side) -> Subscribers.Demand {
        lock.lock()
        guard latest === side, !isCancelled else {
            lock.unlock()
            return .none
        }
        precondition(demand.rawValue > 0, "A value was received that was not requested.")
        demand -= 1
        lock.unlock()
        delivery.lock()
        let more = downstream.receive(input)
        delivery.unlock()
        if more.rawValue > 0 { lock.withLock { demand += more } }
        return more
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, of side: Side) {
        lock.lock()
        guard latest === side, !isCancelled else { return lock.unlock() }
        precondition(side.hasSubscription, "A completion was received before a subscription.")
        // Once the upstream has failed, that was the end.
        let isUpstreamFailed = isFinished && latestSubscription == nil
        latestSubscription = nil
        switch completion {
        case .finished:
            latest = nil
            let isOver = isFinished && !isUpstreamFailed
            lock.unlock()
            if !isOver { return }
        case .failure:
            if isUpstreamFailed { return lock.unlock() }
            latest = nil
            isFinished = true
            isCancelled = true
            let outer = outerSubscription.take()
            lock.unlock()
            outer?.cancel()
        }
        delivery.withLock { downstream.receive(completion: completion) }
    }
}

// MARK: - The downstream

extension SwitchToLatestInner {
    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        self.demand += demand
        let subscription = latestSubscription
        lock.unlock()
        subscription?.request(demand)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        isCancelled = true
        let subscription = latestSubscription.take()
        let outer = outerSubscription.take()
        let side = latest.take()
        lock.unlock()
        subscription?.cancel()
        outer?.cancel()
        // It is released here, without the lock.
        _ = side
    }
}

/// The subscriber of `switchToLatest` at one of the publishers.
@usableFromInline
final class SwitchToLatestSide<P: Publisher, Downstream: Subscriber>: Subscriber, Describable
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline typealias Input = P.Output
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let parent: SwitchToLatestInner<P, Downstream>
    /// Whether the publisher's subscription has arrived; guarded by the parent's lock.
    @usableFromInline @exclusivity(unchecked) final var hasSubscription = false

    @inlinable
    init(parent: SwitchToLatestInner<P, Downstream>) {
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
    var description: String { "SwitchToLatest" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [("parentSubscription", parent.combineIdentifier)] }
}
