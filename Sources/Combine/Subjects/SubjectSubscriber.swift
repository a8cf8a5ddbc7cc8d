/// The subscriber that feeds a subject, and the subscription that the subject is handed.
///
/// It holds the subject weakly: the subject holds it.
@usableFromInline
final class SubjectSubscriber<Downstream: Subject>: Subscriber, EndingSubscription, Describable {
    @usableFromInline typealias Input = Downstream.Output
    @usableFromInline typealias Failure = Downstream.Failure

    /// Guards the properties that follow.
    private let lock = Lock()
    @exclusivity(unchecked) private weak var subject: Downstream?
    @exclusivity(unchecked) private var upstreamSubscription: (any Subscription)?

    @usableFromInline
    init(_ subject: Downstream) {
        self.subject = subject
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        let subject = subject
        let isAccepted = upstreamSubscription == nil && subject != nil
        if isAccepted { upstreamSubscription = subscription }
        lock.unlock()
        if isAccepted {
            subject?.send(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        activeSubject?.send(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let subject = upstreamSubscription == nil ? nil : subject
        let subscription = upstreamSubscription.take()
        self.subject = nil
        lock.unlock()
        subject?.send(completion: completion)
        // It is released here, without the lock.
        _ = subscription
    }

    /// The subject, as long as the subscription is active.
    private var activeSubject: Downstream? {
        lock.lock()
        let subject = upstreamSubscription == nil ? nil : subject
        lock.unlock()
        return subject
    }

    var isOver: Bool { lock.withLock { upstreamSubscription == nil } }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstreamSubscription }?.request(demand)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        let subscription = upstreamSubscription.take()
        subject = nil
        lock.unlock()
        subscription?.cancel()
    }

    @usableFromInline
    var description: String { "Subject" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        lock.lock()
        let subject = subject
        let subscription = upstreamSubscription
        lock.unlock()
        return [
            ("downstreamSubject", subject as Any), ("upstreamSubscription", subscription as Any),
            ("subject", subject as Any),
        ]
    }
}
