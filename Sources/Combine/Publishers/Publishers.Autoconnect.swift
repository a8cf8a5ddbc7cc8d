extension ConnectablePublisher {
    /// Connects when the first subscriber arrives, and disconnects when the last one has cancelled.
    @inlinable
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    /// A publisher that connects its upstream when the first subscriber arrives.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        @usableFromInline
        enum State {
            case disconnected
            case connected(subscriberCount: Int, connection: any Cancellable)
        }

        /// The publisher that is connected.
        public final let upstream: Upstream

        @usableFromInline let state = Guarded(State.disconnected)

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isConnected = state.withLock { state in
                guard case .connected(let count, let connection) = state else { return false }
                state = .connected(subscriberCount: count + 1, connection: connection)
                return true
            }
            upstream.subscribe(Inner(parent: self, downstream: subscriber))
            if !isConnected { connect() }
        }

        @usableFromInline
        final func connect() {
            let connection = upstream.connect()
            state.withLock { $0 = .connected(subscriberCount: 1, connection: connection) }
        }

        /// Notes that a subscriber has cancelled.
        @usableFromInline
        final func removeSubscriber() {
            let connection: (any Cancellable)? = state.withLock { state in
                guard case .connected(let count, let connection) = state else { return nil }
                if count > 1 {
                    state = .connected(subscriberCount: count - 1, connection: connection)
                    return nil
                }
                state = .disconnected
                return connection
            }
            connection?.cancel()
        }
    }
}

extension Publishers.Autoconnect {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let parent: Publishers.Autoconnect<Upstream>
        @usableFromInline let downstream: Downstream

        @inlinable
        init(parent: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(
                subscription: AutoconnectSubscription(subscription, onCancel: parent.removeSubscriber))
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            downstream.receive(input)
        }

        @usableFromInline
        var description: String { "Autoconnect" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            [("parent", parent), ("downstream", downstream)]
        }
    }
}

/// The upstream's subscription, with what is to be done when it is cancelled for the first time.
@usableFromInline
final class AutoconnectSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let subscription: any Subscription
    private let onCancel: Guarded<OnCancel>

    private struct OnCancel {
        var action: (() -> Void)?
    }

    @usableFromInline
    init(_ subscription: any Subscription, onCancel: @escaping () -> Void) {
        self.subscription = subscription
        self.onCancel = Guarded(OnCancel(action: onCancel))
    }

    @usableFromInline
    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        subscription.request(demand)
    }

    @usableFromInline
    func cancel() {
        let onCancel = onCancel.withLock { state in
            defer { state.action = nil }
            return state
        }
        subscription.cancel()
        onCancel.action?()
    }

    @usableFromInline
    var description: String { "\(subscription)" }

    @usableFromInline
    var playgroundDescription: Any { description }
}
