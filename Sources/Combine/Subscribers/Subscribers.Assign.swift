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

        @usableFromInline
        struct State {
            @usableFromInline var status = SubscriptionStatus.awaitingSubscription
            @usableFromInline var object: Root?

            @inlinable
            init(object: Root?) {
                self.object = object
            }

            @inlinable
            mutating func terminate() -> State {
                let previous = self
                status = .terminal
                object = nil
                return previous
            }
        }

        @usableFromInline let state: Guarded<State>

        /// The object whose property is assigned; `nil` once the subscription has ended.
        public var object: Root? { state.withLock { $0.object } }

        /// The property that is assigned.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that assigns to a property of an object.
        @inlinable
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.keyPath = keyPath
            state = Guarded(State(object: object))
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
            let object = state.withLock { $0.status.subscription == nil ? nil : $0.object }
            object?[keyPath: keyPath] = value
            return .none
        }

        @inlinable
        public func receive(completion: Subscribers.Completion<Never>) {
            let previous = state.withLock { $0.status.subscription == nil ? nil : $0.terminate() }
            withExtendedLifetime(previous) {}
        }

        @inlinable
        public func cancel() {
            let previous = state.withLock { $0.status.subscription == nil ? nil : $0.terminate() }
            previous?.status.subscription?.cancel()
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Assign \(Root.self)." }

    public var customMirror: Mirror {
        let state = state.withLock { $0 }
        let children: [Mirror.Child] = [
            ("object", state.object as Any), ("keyPath", keyPath), ("status", state.status),
        ]
        return Mirror(self, children: children)
    }

    public var playgroundDescription: Any { description }
}
