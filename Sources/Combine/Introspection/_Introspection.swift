/// An observer of everything that publishers, subscribers and subscriptions do, for debugging tools.
///
/// An observer hears of the events while it is enabled. It hears of the events of those subscriptions only that were
/// made while any observer was enabled.
public protocol _Introspection: AnyObject {
    func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input)

    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand)

    func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    func willCancel(subscription: any Subscription)

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
