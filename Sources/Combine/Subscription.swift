/// The connection of a subscriber to a publisher.
///
/// A subscription has an identity of its own, and can be cancelled once; cancelling it must be thread-safe and
/// frees what the subscriber passed to the publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells a publisher that it may send more values to the subscriber.
    ///
    /// Demand adds up: each value sent takes one away.
    func request(_ demand: Subscribers.Demand)
}
