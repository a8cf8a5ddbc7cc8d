extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publisher {
        Publisher(self)
    }

    /// A publisher that sends the value of an optional, if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value that is sent; `nil` for none.
        public let output: Wrapped?

        @inlinable
        public init(_ output: Wrapped?) {
            self.output = output
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                subscriber.receive(
                    subscription: SingleValueSubscription(output, downstream: subscriber, description: "Optional"))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
