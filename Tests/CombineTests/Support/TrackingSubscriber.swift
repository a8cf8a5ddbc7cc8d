import Combine

/// A subscriber that writes down what it receives.
final class TrackingSubscriber<Input, Failure: Error>: Subscriber, Tracking {
    private(set) var history: [TraceEvent] = []
    /// The latest subscription.
    private(set) var subscription: (any Subscription)?
    /// What is asked for as soon as there is a subscription.
    private let initialDemand: Subscribers.Demand
    /// What each value is answered with.
    private let answer: (Input) -> Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        initialDemand = demand
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        history.append(.subscription("\(subscription)"))
        self.subscription = subscription
        if initialDemand > 0 { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        history.append(.value(input))
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        history.append(.completion(completion))
    }

    func forget() { subscription = nil }
}

/// A tracking subscriber without its types.
protocol Tracking: AnyObject {
    var history: [TraceEvent] { get }
    var subscription: (any Subscription)? { get }

    /// Lets go of the subscription, which holds the subscriber.
    func forget()
}

extension Tracking {
    /// What was received after the first subscription.
    var events: [TraceEvent] { Array(history.dropFirst()) }

    /// How many subscriptions were received.
    var subscriptionCount: Int {
        history.count { if case .subscription = $0 { true } else { false } }
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Attaches a tracking subscriber.
    func track(demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none)
        -> TrackingSubscriber<Output, Failure>
    {
        let subscriber = TrackingSubscriber<Output, Failure>(demand: demand, answer: { _ in answer })
        subscribe(subscriber)
        return subscriber
    }
}
