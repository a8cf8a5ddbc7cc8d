extension Result {
    /// A publisher of the success value, or of the error.
    public var publisher: Publisher {
        Publisher(self)
    }

    /// A publisher that sends a result's value and finishes, or fails with its error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result that is sent.
        public let result: Result<Success, Failure>

        @inlinable
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// Creates a publisher of a value.
        @inlinable
        public init(_ output: Success) {
            result = .success(output)
        }

        /// Creates a publisher that fails.
        @inlinable
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                subscriber.receive(
                    subscription: SingleValueSubscription(value, downstream: subscriber, description: "Once"))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
