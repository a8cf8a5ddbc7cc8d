/// A publisher that immediately terminates with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that the publisher sends.
    public let error: Failure

    /// Creates a publisher that fails with this error.
    @inlinable
    public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher that fails with this error, of the given types.
    @inlinable
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
