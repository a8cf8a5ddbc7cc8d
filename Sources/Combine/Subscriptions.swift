/// A namespace for symbols related to subscriptions.
public enum Subscriptions {
    /// The subscription of a publisher that sends no values: requests and cancellation do nothing.
    public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    private init() {}

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}

extension EmptySubscription: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var description: String { "Empty" }

    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    var playgroundDescription: Any { description }
}
