/// A publisher that code outside of it can inject values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends a completion to the subscribers. Nothing that is sent afterwards arrives.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands the subject the subscription of a publisher that it is subscribed to.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    @inlinable
    public func send() {
        send(())
    }
}
