/// A subscriber that may tell the observers what it receives.
protocol SubscriberTapping {
    /// Whether it does.
    var isTapping: Bool { get }
}

/// A subscriber in place of another one, which tells the observers what it passes on.
struct SubscriberTap<Base: Subscriber>: Subscriber, SubscriberTapping, CustomStringConvertible {
    typealias Input = Base.Input
    typealias Failure = Base.Failure

    let base: Base

    var combineIdentifier: CombineIdentifier { base.combineIdentifier }

    var description: String { String(describing: base) }

    var isTapping: Bool { true }

    func receive(subscription: any Subscription) {
        let tap = subscription as? SubscriptionTap ?? SubscriptionTap(base: subscription)
        Introspections.observers.forEach { $0.willReceive(subscriber: base, subscription: tap.base) }
        base.receive(subscription: tap)
        Introspections.observers.forEach { $0.didReceive(subscriber: base, subscription: tap.base) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        Introspections.observers.forEach { $0.willReceive(subscriber: base, input: input) }
        let demand = base.receive(input)
        Introspections.observers.forEach { $0.didReceive(subscriber: base, input: input, resultingDemand: demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        Introspections.observers.forEach { $0.willReceive(subscriber: base, completion: completion) }
        base.receive(completion: completion)
        Introspections.observers.forEach { $0.didReceive(subscriber: base, completion: completion) }
    }
}
