extension Publisher {
    /// Attaches a subscriber with closures, and requests an unlimited number of values.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once, when the publisher has finished or failed.
    ///   - receiveValue: Called with each value.
    /// - Returns: A cancellable; releasing it cancels the subscription.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber with a closure that is called with each value, and requests an unlimited number.
    ///
    /// - Returns: A cancellable; releasing it cancels the subscription.
    @inlinable
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: { _ in }, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Subscribers {
    /// A subscriber that requests an unlimited number of values and calls closures with what it receives.
    ///
    /// The closures are released when the subscription ends.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        @usableFromInline
        struct State {
            @usableFromInline var status = SubscriptionStatus.awaitingSubscription
            @usableFromInline var receiveValue: ((Input) -> Void)?
            @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

            @inlinable
            init(
                receiveValue: @escaping (Input) -> Void,
                receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
            ) {
                self.receiveValue = receiveValue
                self.receiveCompletion = receiveCompletion
            }

            /// Ends the subscription, and answers the state before, to be released once the lock is given back.
            @inlinable
            mutating func terminate() -> State {
                let previous = self
                status = .terminal
                receiveValue = nil
                receiveCompletion = nil
                return previous
            }
        }

        @usableFromInline let state: Guarded<State>

        /// The closure that is called with each value; one that does nothing once the subscription has ended.
        public var receiveValue: (Input) -> Void {
            state.withLock { $0.receiveValue } ?? { _ in }
        }

        /// The closure that is called with the completion; one that does nothing once the subscription has ended.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            state.withLock { $0.receiveCompletion } ?? { _ in }
        }

        /// Creates a sink with closures for completion and values.
        @inlinable
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
        }

        @inlinable
        public func receive(subscription: any Subscription) {
            if state.withLock({ $0.status.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            let receiveValue = state.withLock { $0.receiveValue }
            receiveValue?(value)
            return .none
        }

        @inlinable
        public func receive(completion: Subscribers.Completion<Failure>) {
            let previous = state.withLock { $0.terminate() }
            previous.receiveCompletion?(completion)
        }

        @inlinable
        public func cancel() {
            // Without a subscription there is nothing to cancel, and one that arrives later is to be accepted.
            let previous = state.withLock { $0.status.subscription == nil ? nil : $0.terminate() }
            previous?.status.subscription?.cancel()
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }

    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var playgroundDescription: Any { description }
}
