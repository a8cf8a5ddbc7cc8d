/// Where a subscriber stands with regard to its one subscription.
@usableFromInline
enum SubscriptionStatus {
    /// No subscription has arrived yet.
    case awaitingSubscription

    /// The subscription is active.
    case subscribed(any Subscription)

    /// The upstream has completed, but what it left is still to be delivered.
    case pendingTerminal(any Subscription)

    /// Cancelled or completed.
    case terminal

    /// The subscription, unless there is none or it is over.
    @inlinable
    var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    /// The subscription, as long as there may be something left to be delivered.
    @inlinable
    var unendedSubscription: (any Subscription)? {
        switch self {
        case .subscribed(let subscription), .pendingTerminal(let subscription): subscription
        case .awaitingSubscription, .terminal: nil
        }
    }

    /// Whether the subscription is active. Traps when it has not arrived yet.
    @inlinable
    var isSubscribed: Bool {
        switch self {
        case .awaitingSubscription: preconditionFailure("Used before a subscription was received.")
        case .subscribed: true
        case .pendingTerminal, .terminal: false
        }
    }

    /// Moves from waiting to subscribed, and answers whether that was possible.
    ///
    /// A subscriber takes its first subscription only; each further one is to be cancelled.
    @inlinable
    mutating func accept(_ subscription: any Subscription) -> Bool {
        guard case .awaitingSubscription = self else { return false }
        self = .subscribed(subscription)
        return true
    }

    /// Moves to the end if the subscription is active, and answers it.
    @inlinable
    mutating func terminateIfSubscribed() -> (any Subscription)? {
        guard let subscription else { return nil }
        self = .terminal
        return subscription
    }

    /// Moves to the end in any case, and answers the subscription that was active.
    @inlinable
    mutating func terminate() -> (any Subscription)? {
        let subscription = subscription
        self = .terminal
        return subscription
    }
}
