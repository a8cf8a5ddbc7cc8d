import Foundation

extension Publisher {
    /// Stops in the debugger when one of the given closures says so.
    @inlinable
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when the upstream publisher fails.
    @inlinable
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}

extension Publishers {
    /// A publisher that stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Says whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Says whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Says whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        @inlinable
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, breakpoint: self))
        }
    }
}

extension Publishers.Breakpoint {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: SubscriptionForwarding
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        private let breakpoint: Publishers.Breakpoint<Upstream>

        @usableFromInline
        init(downstream: Downstream, breakpoint: Publishers.Breakpoint<Upstream>) {
            self.downstream = downstream
            self.breakpoint = breakpoint
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            stop(if: breakpoint.receiveSubscription?(subscription))
            downstream.receive(subscription: subscription)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            stop(if: breakpoint.receiveOutput?(input))
            return downstream.receive(input)
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            stop(if: breakpoint.receiveCompletion?(completion))
            downstream.receive(completion: completion)
        }

        private func stop(if condition: Bool?) {
            if condition == true { raise(SIGTRAP) }
        }

        @usableFromInline
        var description: String { "Breakpoint" }
    }
}
