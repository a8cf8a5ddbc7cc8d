extension Publisher {
    /// Delivers values to all subscribers through one subject, made when first needed.
    @inlinable
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers values to all subscribers through the given subject.
    @inlinable
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        multicast { subject }
    }
}

extension Publishers {
    /// A publisher that uses a subject to deliver values to several subscribers.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// The closure that makes the subject. It is called once at most.
        public let createSubject: () -> SubjectType

        /// Held while the subject is made.
        @usableFromInline let lock = RecursiveLock()
        @usableFromInline @exclusivity(unchecked) final var storedSubject: SubjectType?

        @inlinable
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @inlinable
        var subject: SubjectType {
            lock.lock()
            defer { lock.unlock() }
            if let storedSubject { return storedSubject }
            let subject = createSubject()
            storedSubject = subject
            return subject
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(MulticastInner(downstream: subscriber))
        }

        @inlinable
        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

/// The subscriber at the subject, and the subscription of one downstream.
@usableFromInline
final class MulticastInner<Downstream: Subscriber>: Subscriber, Subscription, Describable {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription

    @inlinable
    init(downstream: Downstream) {
        self.downstream = downstream
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        let downstream = status.accept(subscription) ? downstream : nil
        lock.unlock()
        if let downstream {
            downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let subscription = status.subscription
        let downstream = downstream
        lock.unlock()
        guard let subscription, let downstream else { return .none }
        let more = downstream.receive(input)
        if more.rawValue > 0 { subscription.request(more) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard status.terminateIfSubscribed() != nil else { return lock.unlock() }
        let downstream = downstream.take()
        lock.unlock()
        downstream?.receive(completion: completion)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        lock.withLock { status.subscription }?.request(demand)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        guard let subscription = status.terminateIfSubscribed() else { return lock.unlock() }
        let downstream = downstream.take()
        lock.unlock()
        subscription.cancel()
        // It is the user's: it is released here, without the lock.
        _ = downstream
    }

    @usableFromInline
    var description: String { "Multicast" }
}
