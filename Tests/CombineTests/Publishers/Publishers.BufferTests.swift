import Combine
import Testing

struct BufferTests {
    private func events(
        _ strategy: Publishers.BufferingStrategy<TestFailure>, prefetch: Publishers.PrefetchStrategy = .byRequest
    ) -> (IntPublisher, [TraceEvent]) {
        let upstream = IntPublisher()
        let subscriber = upstream.buffer(size: 2, prefetch: prefetch, whenFull: strategy).track(demand: .none)
        for value in 1...3 { upstream.send(value) }
        subscriber.request(.unlimited)
        return (upstream, subscriber.events)
    }

    @Test func aFullBufferDropsOrFails() {
        #expect(events(.dropNewest).1 == [.value(1), .value(2)])
        #expect(events(.dropOldest).1 == [.value(2), .value(3)])
        let (upstream, received) = events(.customError { TestFailure() })
        #expect(received.last == .failed)
        #expect(upstream.cancelCount == 1)
    }

    @Test(.timeLimit(.minutes(1))) func whatMakesTheErrorMayCancel() {
        var subscription: (any Subscription)?
        let upstream = IntPublisher()
        let whenFull = Publishers.BufferingStrategy<TestFailure>.customError {
            subscription?.cancel()
            return TestFailure()
        }
        let subscriber = upstream.buffer(size: 0, prefetch: .byRequest, whenFull: whenFull).track(demand: .none)
        subscription = subscriber.subscription
        upstream.send(1)
        subscriber.request(.unlimited)
        #expect(subscriber.events.isEmpty)
        subscription = nil
    }

    @Test func aFullPrefetchIsAskedFor() {
        #expect(events(.dropNewest).0.requests.first == .unlimited)
        #expect(events(.dropNewest, prefetch: .keepFull).0.requests.first == .max(2))
    }

    @Test func theEndWaitsForTheValues() {
        let upstream = IntPublisher()
        let subscriber = upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).track(demand: .none)
        upstream.send(1)
        upstream.send(completion: .finished)
        #expect(subscriber.events.isEmpty)
        subscriber.request(.max(2))
        #expect(subscriber.events == [.value(1), .finished])
    }

    @Test func waitingValuesAreReleased() {
        let tracker = DeinitTracker()
        let subject = PassthroughSubject<DeinitTracker.Token, Never>()
        let subscriber = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).track(demand: .none)
        subject.send(tracker.token())
        #expect(tracker.liveCount == 1)
        subscriber.cancel()
        #expect(tracker.liveCount == 0)
    }
}
