/// A subscriber of an operator that leaves its upstream's subscription to its downstream.
///
/// It has no state of its own with regard to the subscription: it counts no demand, and notices no cancellation.
/// All are classes: a subscriber that held its downstream by value would grow with each operator, and with it the stack
/// that each of them needs.
@usableFromInline
protocol SubscriptionForwarding: AnyObject, Subscriber, Describable {
    associatedtype Downstream: Subscriber

    var downstream: Downstream { get }
}

extension SubscriptionForwarding {
    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }
}

extension SubscriptionForwarding where Downstream.Failure == Failure {
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
