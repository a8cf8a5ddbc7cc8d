/// A subscription in place of another one, which tells the observers what it passes on.
struct SubscriptionTap: Subscription, CustomStringConvertible {
    let base: any Subscription

    var combineIdentifier: CombineIdentifier { base.combineIdentifier }

    var description: String { String(describing: base) }

    func request(_ demand: Subscribers.Demand) {
        Introspections.observers.forEach { $0.willRequest(subscription: base, demand) }
        base.request(demand)
        Introspections.observers.forEach { $0.didRequest(subscription: base, demand) }
    }

    func cancel() {
        Introspections.observers.forEach { $0.willCancel(subscription: base) }
        base.cancel()
        Introspections.observers.forEach { $0.didCancel(subscription: base) }
    }
}
