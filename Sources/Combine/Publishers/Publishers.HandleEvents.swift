extension Publisher {
    /// Performs the given closures when publisher events occur.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the upstream's subscription.
    ///   - receiveOutput: Called with each value, before the downstream receives it.
    ///   - receiveCompletion: Called with the completion, before the downstream receives it.
    ///   - receiveCancel: Called when the downstream cancels.
    ///   - receiveRequest: Called when the downstream requests values.
    @inlinable
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// A publisher that performs closures when publisher events occur.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Called with the upstream's subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called when the downstream cancels.
        public var receiveCancel: (() -> Void)?

        /// Called when the downstream requests values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        @inlinable
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, events: self))
        }
    }
}

extension Publishers.HandleEvents {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        /// The closures, which are let go when the stream is over.
        @usableFromInline
        struct Handlers {
            @usableFromInline var receiveSubscription: ((any Subscription) -> Void)?
            @usableFromInline var receiveOutput: ((Upstream.Output) -> Void)?
            @usableFromInline var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
            @usableFromInline var receiveCancel: (() -> Void)?
            @usableFromInline var receiveRequest: ((Subscribers.Demand) -> Void)?

            @inlinable
            init() {}
        }

        @usableFromInline let downstream: Downstream

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var handlers = Handlers()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var pendingDemand = Subscribers.Demand.none

        @inlinable
        init(downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
            self.downstream = downstream
            handlers.receiveSubscription = events.receiveSubscription
            handlers.receiveOutput = events.receiveOutput
            handlers.receiveCompletion = events.receiveCompletion
            handlers.receiveCancel = events.receiveCancel
            handlers.receiveRequest = events.receiveRequest
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            lock.lock()
            let handlers = handlers
            lock.unlock()
            handlers.receiveSubscription?(subscription)

            lock.lock()
            let isAccepted = status.accept(subscription)
            let demand = pendingDemand
            pendingDemand = .none
            lock.unlock()
            guard isAccepted else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
            downstream.receive(subscription: self)
        }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            let handlers = handlers
            lock.unlock()
            handlers.receiveOutput?(input)
            let more = downstream.receive(input)
            if more.rawValue > 0 { handlers.receiveRequest?(more) }
            return more
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            let handlers = takeHandlers()
            status = .terminal
            lock.unlock()
            handlers.receiveCompletion?(completion)
            downstream.receive(completion: completion)
        }

        /// Lets go of the closures. The lock is held.
        @usableFromInline
        func takeHandlers() -> Handlers {
            let handlers = handlers
            self.handlers = Handlers()
            return handlers
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            let handlers = handlers
            lock.unlock()
            handlers.receiveRequest?(demand)

            lock.lock()
            let subscription = status.subscription
            if subscription == nil { pendingDemand += demand }
            lock.unlock()
            subscription?.request(demand)
        }

        // Without a subscription there is nothing to cancel, and one that arrives later is accepted.
        @usableFromInline
        func cancel() {
            lock.lock()
            let subscription = status.terminateIfSubscribed()
            let handlers = subscription == nil ? handlers : takeHandlers()
            lock.unlock()
            handlers.receiveCancel?()
            subscription?.cancel()
        }

        @usableFromInline
        var description: String { "HandleEvents" }
    }
}
