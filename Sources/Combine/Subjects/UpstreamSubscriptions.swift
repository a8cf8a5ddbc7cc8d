/// The subscriptions of a subject to what it republishes.
///
/// The subject keeps them alive, and cancels them in the end. Those that are over are dropped while others are added:
/// there are never more than twice as many as are active, and a few.
@usableFromInline
struct UpstreamSubscriptions {
    private var subscriptions: [any Subscription] = []
    private var sweepCount = 8

    @usableFromInline
    init() {}

    /// Adds a subscription, and answers those that were dropped, to be released without a lock.
    @usableFromInline
    mutating func append(_ subscription: any Subscription) -> [any Subscription] {
        let dropped = subscriptions.count < sweepCount ? [] : sweep()
        subscriptions.append(subscription)
        return dropped
    }

    private mutating func sweep() -> [any Subscription] {
        var active: [any Subscription] = []
        var over: [any Subscription] = []
        for subscription in subscriptions {
            if (subscription as? any EndingSubscription)?.isOver == true {
                over.append(subscription)
            } else {
                active.append(subscription)
            }
        }
        subscriptions = active
        sweepCount = max(8, active.count * 2)
        return over
    }

    @usableFromInline
    var all: [any Subscription] { subscriptions }

    @usableFromInline
    func cancel() {
        for subscription in subscriptions {
            subscription.cancel()
        }
    }
}

/// A subscription that knows whether it is over.
protocol EndingSubscription: Subscription {
    /// Whether it was cancelled, or its upstream has completed.
    var isOver: Bool { get }
}
