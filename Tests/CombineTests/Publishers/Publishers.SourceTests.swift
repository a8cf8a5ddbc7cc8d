import Combine
import Testing

/// Publishers that start a stream.
struct SourceTests {
    @Test func someSendAtOnce() {
        #expect(Just(1).track().history == [.subscription("Just"), .value(1), .finished])
        #expect(Empty<Int, Never>().track().history == [.subscription("Empty"), .finished])
        #expect(Empty<Int, Never>(completeImmediately: false).track().history == [.subscription("Empty")])
        #expect(Fail<Int, TestFailure>(error: TestFailure()).track().history == [.subscription("Empty"), .failed])
        #expect(Optional(1).publisher.track().history == [.subscription("Optional"), .value(1), .finished])
        #expect(Int?.none.publisher.track().history == [.subscription("Empty"), .finished])
        #expect(
            Result<Int, TestFailure>.success(1).publisher.track().history
                == [.subscription("Once"), .value(1), .finished])
        #expect(Result<Int, TestFailure>.failure(TestFailure()).publisher.track().events == [.failed])
    }

    @Test func aSequenceIsSentByDemand() {
        let subscriber = [1, 2, 3].publisher.track(demand: .max(1))
        #expect(subscriber.history == [.subscription("[1, 2, 3]"), .value(1)])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(1), .value(2)])
        subscriber.cancel()
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(1), .value(2)])
        #expect([Int]().publisher.track().history == [.subscription("Empty"), .finished])
    }

    @Test func aRecordIsPlayed() {
        let record = Record<Int, TestFailure> { recording in
            recording.receive(1)
            recording.receive(completion: .failure(TestFailure()))
        }
        #expect(record.track().events == [.value(1), .failed])
        let made = Record<Int, Never>(output: [1, 2], completion: .finished)
        #expect(made.track().events == [.value(1), .value(2), .finished])
    }

    @Test func deferredIsMadeForEachSubscriber() {
        var count = 0
        let publisher = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(publisher.track().events == [.value(1), .finished])
        #expect(publisher.track().events == [.value(2), .finished])
    }

    @Test func aFutureKeepsItsResult() {
        var promise: Future<Int, TestFailure>.Promise?
        let future = Future<Int, TestFailure> { promise = $0 }
        let early = future.track()
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.history == [.subscription("Future"), .value(1), .finished])
        #expect(future.track().events == [.value(1), .finished])
        #expect(Future<Int, TestFailure> { $0(.failure(TestFailure())) }.track().events == [.failed])
    }

    /// As Apple's, by the traces that OpenCombine's tests have of it: the future is let go after its
    /// result was delivered, and kept where it had its result before the request.
    @Test func aFuturesSubscriptionHoldsItUntilItHasDelivered() throws {
        var promise: Future<Int, TestFailure>.Promise?
        let future = Future<Int, TestFailure> { promise = $0 }
        var subscription: (any Subscription)?
        func holdsFuture() -> Bool {
            let parent = subscription.flatMap { Mirror(reflecting: $0).descendant("parent") }
            return parent is Future<Int, TestFailure>
        }
        var held: [Bool] = []
        let subscriber = TrackingSubscriber<Int, TestFailure> { _ in
            held.append(holdsFuture())
            return .none
        }
        future.subscribe(subscriber)
        subscription = subscriber.subscription
        promise?(.success(1))
        #expect(held == [true] && !holdsFuture())

        let late = future.track(demand: .none)
        subscription = late.subscription
        late.request(.max(1))
        #expect(late.events == [.value(1), .finished] && holdsFuture())
    }

    @Test func anErasedPublisherIsTheSame() {
        #expect(Just(1).eraseToAnyPublisher().track().history == [.subscription("Just"), .value(1), .finished])
        #expect(Just(1).eraseToAnyPublisher().description == "AnyPublisher")
    }
}
