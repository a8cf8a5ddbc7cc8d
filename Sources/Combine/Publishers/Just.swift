/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that the publisher sends.
    public let output: Output

    /// Creates a publisher that sends this value.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SingleValueSubscription(output, downstream: subscriber, description: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}
