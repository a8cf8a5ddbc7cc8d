/// The subscriptions of an operator to its several upstreams.
@usableFromInline
struct SideSubscriptions {
    @usableFromInline var statuses: [SubscriptionStatus]

    @usableFromInline
    init(count: Int) {
        statuses = Array(repeating: .awaitingSubscription, count: count)
    }

    /// Takes the first subscription of an upstream, and answers whether it was that.
    @usableFromInline
    mutating func accept(_ subscription: any Subscription, at index: Int) -> Bool {
        statuses[index].accept(subscription)
    }

    /// Marks an upstream as completed.
    @usableFromInline
    mutating func end(at index: Int) {
        statuses[index] = .terminal
    }

    /// The active subscriptions.
    @usableFromInline
    var active: [any Subscription] { statuses.compactMap { $0.subscription } }

    /// The active subscriptions, save one.
    @usableFromInline
    func active(except index: Int) -> [any Subscription] {
        statuses.indices.compactMap { $0 == index ? nil : statuses[$0].subscription }
    }

    /// Marks all as completed, and answers the subscriptions that were active.
    @usableFromInline
    mutating func terminate() -> [any Subscription] {
        let subscriptions = active
        for index in statuses.indices {
            statuses[index] = .terminal
        }
        return subscriptions
    }
}
