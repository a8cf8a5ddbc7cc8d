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
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var onValue: ((Input) -> Void)?
        @usableFromInline @exclusivity(unchecked) final var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// The closure that is called with each value; one that does nothing once the subscription has ended.
        public var receiveValue: (Input) -> Void {
            lock.lock()
            defer { lock.unlock() }
            return onValue ?? { _ in }
        }

        /// The closure that is called with the completion; one that does nothing once the subscription has ended.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.lock()
            defer { lock.unlock() }
            return onCompletion ?? { _ in }
        }

        /// Creates a sink with closures for completion and values.
        @inlinable
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        @inlinable
        public func receive(subscription: any Subscription) {
            if lock.withLock({ status.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let onValue = onValue
            lock.unlock()
            onValue?(value)
            return .none
        }

        @inlinable
        public func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            let ended = end()
            lock.unlock()
            ended.onCompletion?(completion)
        }

        @inlinable
        public func cancel() {
            lock.lock()
            // Without a subscription there is nothing to cancel, and one that arrives later is to be accepted.
            guard let subscription = status.subscription else { return lock.unlock() }
            let ended = end()
            lock.unlock()
            subscription.cancel()
            _ = ended
        }

        /// Ends the subscription, and answers what it held, which is to be released without the lock.
        @inlinable
        func end() -> (
            status: SubscriptionStatus, onValue: ((Input) -> Void)?,
            onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        ) {
            let held = (status, onValue, onCompletion)
            status = .terminal
            onValue = nil
            onCompletion = nil
            return held
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }

    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var playgroundDescription: Any { description }
}
