/// A type that receives values, and at most one completion, from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values this subscriber receives.
    associatedtype Input

    /// The kind of errors this subscriber might receive; `Never` if it cannot receive any.
    associatedtype Failure: Error

    /// Receives the subscription, through which the subscriber requests values, or cancels.
    func receive(subscription: any Subscription)

    /// Receives a value, and answers how many more are expected in addition to those already requested.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the end of the values, normal or with an error. Nothing follows it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that carries nothing.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
