/// An observer of everything that publishers, subscribers and subscriptions do, for debugging tools.
///
/// An observer hears of the events while it is enabled. It hears of the events of those subscriptions only that were
/// made while any observer was enabled.
public protocol _Introspection: AnyObject {
    /// A subscriber is about to be attached to a publisher.
    func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// A subscriber was attached to a publisher.
    func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// A subscriber is about to receive its subscription.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// A subscriber has received its subscription.
    func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// A subscriber is about to receive a value.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input)

    /// A subscriber has received a value, and answered with a demand.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand)

    /// A subscriber is about to receive the completion.
    func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// A subscriber has received the completion.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// Values are about to be requested.
    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// Values were requested.
    func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// A subscription is about to be cancelled.
    func willCancel(subscription: any Subscription)

    /// A subscription was cancelled.
    func didCancel(subscription: any Subscription)
}

extension _Introspection {
    /// Starts to observe. The observer is kept alive until it is disabled.
    public func enable() {
        Introspections.enable(self)
    }

    /// Stops to observe.
    public func disable() {
        Introspections.disable(self)
    }

    /// Whether the observer is enabled.
    public var isEnabled: Bool {
        Introspections.observers.contains { $0 === self }
    }
}

// An observer implements what it wants to hear of.
extension _Introspection {
    public func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    public func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    public func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {}

    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
    ) {}

    public func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    public func willCancel(subscription: any Subscription) {}

    public func didCancel(subscription: any Subscription) {}
}
