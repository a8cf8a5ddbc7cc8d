import Combine
import Testing

struct SubjectTests {
    @Test func valuesWithoutDemandAreLost() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.track(demand: .max(1))
        subject.send(1)
        subject.send(2)
        subscriber.request(.max(1))
        subject.send(3)
        #expect(subscriber.history == [.subscription("PassthroughSubject"), .value(1), .value(3)])
    }

    @Test func theLatestValueWaitsForDemand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = subject.track(demand: .none)
        subject.send(1)
        subject.value = 2
        #expect(subscriber.events.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.history == [.subscription("CurrentValueSubject"), .value(2)])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(2)])
    }

    @Test func nothingFollowsTheEnd() {
        let subject = CurrentValueSubject<Int, TestFailure>(0)
        let subscriber = subject.track()
        subject.send(completion: .failure(TestFailure()))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(subscriber.events == [.value(0), .failed])
        #expect(subject.value == 0)
        #expect(subject.track().history == [.subscription("Empty"), .failed])
    }

    @Test func allSubscribersAreServedInTheirOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [String] = []
        let subscriptions = ["a", "b", "c"].map { name in subject.sink { order.append("\(name)\($0)") } }
        subject.send(1)
        subscriptions[1].cancel()
        subject.send(2)
        #expect(order == ["a1", "b1", "c1", "a2", "c2"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func anUpstreamIsAskedForValuesOnceThereIsDemand() {
        let upstream = IntPublisher()
        let subject = PassthroughSubject<Int, TestFailure>()
        let connection = upstream.subscribe(subject)
        #expect(upstream.requests.isEmpty)
        let subscriber = subject.track(demand: .max(1))
        #expect(upstream.requests == [.unlimited])
        upstream.send(1)
        #expect(subscriber.events == [.value(1)])
        connection.cancel()
        #expect(upstream.cancelCount == 1)
    }

    @Test func aCurrentValueSubjectAsksItsUpstreamAtOnce() {
        let upstream = IntPublisher()
        let subject = CurrentValueSubject<Int, TestFailure>(0)
        let connection = upstream.subscribe(subject)
        #expect(upstream.requests == [.unlimited])
        upstream.send(1)
        #expect(subject.value == 1)
        connection.cancel()
    }

    @Test func aSubjectThatGoesCancelsItsUpstreams() {
        let upstream = IntPublisher()
        var subject: PassthroughSubject<Int, TestFailure>? = .init()
        let connection = upstream.subscribe(subject!)
        subject = nil
        #expect(upstream.cancelCount == 1)
        withExtendedLifetime(connection) {}
    }

    @Test func subscribersAreReleased() {
        let tracker = DeinitTracker()
        let subject = PassthroughSubject<Int, Never>()
        let cancelled = subject.sink { [token = tracker.token()] _ in token.use() }
        let finished = subject.sink { [token = tracker.token()] _ in token.use() }
        #expect(tracker.liveCount == 2)
        cancelled.cancel()
        #expect(tracker.liveCount == 1)
        subject.send(completion: .finished)
        #expect(tracker.liveCount == 0)
        withExtendedLifetime(finished) {}
    }

    @Test func aReplacedValueIsReleased() {
        let tracker = DeinitTracker()
        let subject = CurrentValueSubject<DeinitTracker.Token?, Never>(tracker.token())
        subject.send(nil)
        #expect(tracker.liveCount == 0)
    }

    @Test func voidIsSentWithoutAValue() {
        let subject = PassthroughSubject<Void, Never>()
        let subscriber = subject.track()
        subject.send()
        #expect(subscriber.events == [.value(())])
    }
}
