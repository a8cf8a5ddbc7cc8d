/// How far an operator that makes one value of all has come.
@usableFromInline
struct ReducingState {
    @usableFromInline var status = SubscriptionStatus.awaitingSubscription
    @usableFromInline var isDemanded = false
    /// Whether the result is known and waits for demand.
    @usableFromInline var isPending = false

    @inlinable
    init() {}

    /// Whether a value is wanted.
    @inlinable
    var wantsValue: Bool { status.subscription != nil }

    /// Ends the upstream's part.
    ///
    /// - Returns: The subscription, if it was active, and whether the result is to be sent now.
    @inlinable
    mutating func complete() -> (subscription: any Subscription, sendsResult: Bool)? {
        guard let subscription = status.terminateIfSubscribed() else { return nil }
        isPending = !isDemanded
        return (subscription, isDemanded)
    }

    /// Notes the downstream's demand, and answers whether the result is to be sent now.
    @inlinable
    mutating func demand() -> Bool {
        isDemanded = true
        defer { isPending = false }
        return isPending
    }

    /// Ends the stream, if it has begun, and answers the subscription that is to be cancelled.
    @inlinable
    mutating func cancel() -> (any Subscription)? {
        isPending = false
        return status.terminateIfSubscribed()
    }
}
