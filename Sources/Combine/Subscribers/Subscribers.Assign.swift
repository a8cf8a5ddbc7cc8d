extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object.
    ///
    /// The object is held strongly until the publisher finishes or the subscription is cancelled.
    ///
    /// - Returns: A cancellable; releasing it cancels the subscription.
    @inlinable
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

extension Subscribers {
    /// A subscriber that requests an unlimited number of values and assigns each to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var target: Root?

        /// The object whose property is assigned; `nil` once the subscription has ended.
        public var object: Root? { lock.withLock { target } }

        /// The property that is assigned.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that assigns to a property of an object.
        @inlinable
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.keyPath = keyPath
            target = object
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
            let object = lock.withLock { status.subscription == nil ? nil : target }
            object?[keyPath: keyPath] = value
            return .none
        }

        @inlinable
        public func receive(completion: Subscribers.Completion<Never>) {
            withExtendedLifetime(end()) {}
        }

        @inlinable
        public func cancel() {
            end()?.subscription.cancel()
        }

        /// Ends the subscription, if it is active, and answers what it held, to be released without the lock.
        @inlinable
        func end() -> (subscription: any Subscription, target: Root?)? {
            lock.withLock {
                guard let subscription = status.terminateIfSubscribed() else { return nil }
                return (subscription, target.take())
            }
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Assign \(Root.self)." }

    public var customMirror: Mirror {
        let children: [Mirror.Child] = [
            ("object", object as Any), ("keyPath", keyPath), ("status", lock.withLock { status }),
        ]
        return Mirror(self, children: children)
    }

    public var playgroundDescription: Any { description }
}
