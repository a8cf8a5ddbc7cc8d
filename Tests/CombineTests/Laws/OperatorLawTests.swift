import Combine
import Testing

/// What all operators have in common: one subscription, an end that is the end, cancellation that reaches the upstream.
///
/// The rules are those of Apple's documentation of `Subscriber` and `Subscription`; the names of subscriptions, what
/// Apple's operators are seen to print.
struct OperatorLawTests {
    private static let all = OperatorCase.all
    private static let stateful = all.filter { !$0.traits.contains(.forwarding) }
    private static let strict = stateful.filter { !$0.traits.contains(.trusting) }

    private func attach(_ operation: OperatorCase) -> (IntPublisher, VirtualTimeScheduler, any Tracking) {
        let upstream = IntPublisher()
        let scheduler = VirtualTimeScheduler()
        let subscriber = operation.attach(upstream.eraseToAnyPublisher(), scheduler)
        scheduler.advance(by: 5)
        return (upstream, scheduler, subscriber)
    }

    @Test(arguments: all)
    func theSubscriptionIsNamed(_ operation: OperatorCase) throws {
        let (_, _, subscriber) = attach(operation)
        let subscription = try #require(subscriber.subscription)
        if operation.traits.contains(.nameless) {
            #expect("\(subscription)".contains("Publishers.\(operation.name)<"))
        } else {
            #expect("\(subscription)" == operation.subscriptionName)
        }
    }

    @Test(arguments: all)
    func unlimitedDemandReachesTheUpstream(_ operation: OperatorCase) {
        let (upstream, _, subscriber) = attach(operation)
        #expect(upstream.requests.last == .unlimited)
        withExtendedLifetime(subscriber) {}
    }

    @Test(arguments: all)
    func cancellingReachesTheUpstreamOnce(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        subscriber.cancel()
        scheduler.advance(by: 5)
        #expect(upstream.cancelCount == 1)
    }

    @Test(arguments: stateful)
    func cancellingAgainDoesNothing(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        subscriber.cancel()
        subscriber.cancel()
        scheduler.advance(by: 5)
        #expect(upstream.cancelCount == 1)
    }

    @Test(arguments: strict)
    func nothingFollowsACancellation(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        upstream.send(1)
        scheduler.advance(by: 5)
        subscriber.cancel()
        let count = subscriber.history.count
        upstream.send(2)
        upstream.send(completion: .finished)
        scheduler.advance(by: 5)
        #expect(subscriber.history.count == count)
    }

    @Test(arguments: all)
    func theEndComesThrough(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        upstream.send(completion: .finished)
        scheduler.advance(by: 5)
        #expect(subscriber.history.last == .finished)
    }

    @Test(arguments: all.filter { !$0.traits.contains(.handlesFailure) })
    func aFailureComesThrough(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        upstream.send(completion: .failure(TestFailure()))
        scheduler.advance(by: 5)
        #expect(subscriber.history.last == .failed)
    }

    @Test(arguments: strict)
    func nothingFollowsTheEnd(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        upstream.send(completion: .finished)
        scheduler.advance(by: 5)
        let count = subscriber.history.count
        upstream.send(2)
        upstream.send(completion: .finished)
        scheduler.advance(by: 5)
        #expect(subscriber.history.count == count)
    }

    @Test(arguments: stateful)
    func aSecondSubscriptionIsCancelled(_ operation: OperatorCase) {
        let (upstream, scheduler, subscriber) = attach(operation)
        let second = upstream.sendSubscription()
        scheduler.advance(by: 5)
        #expect(second.cancelCount == 1)
        #expect(second.requests.isEmpty)
        #expect(subscriber.subscriptionCount == 1)
    }

    @Test(arguments: stateful, [true, false])
    func theUpstreamIsReleased(_ operation: OperatorCase, _ cancels: Bool) {
        let (upstream, scheduler, subscriber) = attach(operation)
        weak let subscription = upstream.subscriptions.first
        #expect(subscription != nil)
        if cancels { subscriber.cancel() } else { upstream.send(completion: .finished) }
        scheduler.advance(by: 5)
        upstream.forget()
        #expect(subscription == nil)
        withExtendedLifetime(subscriber) {}
    }

    @Test(arguments: all)
    func theSubscriberIsReleased(_ operation: OperatorCase) {
        let upstream = IntPublisher()
        let scheduler = VirtualTimeScheduler()
        weak var released: (any Tracking)?
        do {
            let subscriber = operation.attach(upstream.eraseToAnyPublisher(), scheduler)
            released = subscriber
            scheduler.advance(by: 5)
            subscriber.cancel()
            scheduler.advance(by: 5)
            upstream.forget()
            subscriber.forget()
        }
        #expect(released == nil)
    }
}
