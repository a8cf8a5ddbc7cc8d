import Combine

/// A publisher that sends what a test tells it to, whatever was asked for, and knows what was asked of it.
final class ScriptedPublisher<Output, Failure: Error>: Publisher {
    private(set) var subscriptions: [RecordingSubscription] = []
    private var receiveValue: [(Output) -> Subscribers.Demand] = []
    private var receiveCompletion: [(Subscribers.Completion<Failure>) -> Void] = []
    private var receiveSubscription: [(any Subscription) -> Void] = []
    /// Whether a subscriber is sent a subscription of its own accord.
    private let sendsSubscription: Bool

    init(sendsSubscription: Bool = true) {
        self.sendsSubscription = sendsSubscription
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue.append { subscriber.receive($0) }
        receiveCompletion.append { subscriber.receive(completion: $0) }
        receiveSubscription.append { subscriber.receive(subscription: $0) }
        if sendsSubscription { sendSubscription() }
    }

    /// Sends one more subscription to the latest subscriber.
    @discardableResult
    func sendSubscription() -> RecordingSubscription {
        let subscription = RecordingSubscription()
        subscriptions.append(subscription)
        receiveSubscription.last?(subscription)
        return subscription
    }

    /// Sends a value to the latest subscriber, and answers its demand.
    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand {
        receiveValue.last?(value) ?? .none
    }

    func send(completion: Subscribers.Completion<Failure>) {
        receiveCompletion.last?(completion)
    }

    /// What was requested, over all subscriptions.
    var requests: [Subscribers.Demand] { subscriptions.flatMap(\.requests) }

    /// How often its subscriptions were cancelled.
    var cancelCount: Int { subscriptions.reduce(0) { $0 + $1.cancelCount } }

    /// Lets go of subscribers and subscriptions.
    func forget() {
        subscriptions = []
        receiveValue = []
        receiveCompletion = []
        receiveSubscription = []
    }
}

/// A subscription that writes down what is asked of it.
final class RecordingSubscription: Subscription, CustomStringConvertible {
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var cancelCount = 0

    func request(_ demand: Subscribers.Demand) { requests.append(demand) }

    func cancel() { cancelCount += 1 }

    let description = "RecordingSubscription"
}

/// The publisher most tests need.
typealias IntPublisher = ScriptedPublisher<Int, TestFailure>
