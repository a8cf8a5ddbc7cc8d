extension Publisher where Failure == Never {
    /// Republishes values received from this publisher by assigning them to a published property.
    ///
    /// The subscription lives as long as the property: there is nothing to cancel.
    @inlinable
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(subject: published.subject))
    }
}

/// The subscriber that assigns to a published property.
///
/// It holds the property weakly, and the property holds the subscription.
@usableFromInline
struct PublishedSubscriber<Value>: Subscriber {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = Never

    @usableFromInline weak var subject: PublishedSubject<Value>?
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @usableFromInline
    init(subject: PublishedSubject<Value>) {
        self.subject = subject
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        subject?.send(subscription: subscription)
    }

    @usableFromInline
    func receive(_ value: Value) -> Subscribers.Demand {
        subject?.value = value
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Never>) {}
}
