import Combine
import Testing

struct FlatMapTests {
    @Test func thePublishersRunSideBySide() {
        expectMarbles(["a--b--|", "--1---2--|"], give: "--1---(22)--|") { sources, _ in
            sources[0].flatMap { _ in sources[1] }
        }
    }

    @Test func oneAtATimeKeepsTheOrder() {
        let result = (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }.track()
        #expect(result.events == [1, 10, 2, 20, 3, 30].map(TraceEvent.value) + [.finished])
    }

    @Test func maxPublishersIsTheDemand() {
        let upstream = IntPublisher()
        let inner = IntPublisher()
        let subscriber = upstream.flatMap(maxPublishers: .max(2)) { _ in inner }.track()
        #expect(upstream.requests == [.max(2)])
        upstream.send(1)
        inner.send(completion: .finished)
        #expect(upstream.requests == [.max(2), .max(1)])
        upstream.send(completion: .finished)
        #expect(subscriber.events == [.finished])
    }

    @Test func eachPublisherIsAskedForOneAtATime() {
        let upstream = IntPublisher()
        let inner = IntPublisher()
        let subscriber = upstream.flatMap { _ in inner }.track(demand: .max(1))
        upstream.send(1)
        #expect(inner.requests == [.max(1)])
        #expect(inner.send(5) == .max(1))
        #expect(inner.send(6) == .none)
        #expect(subscriber.events == [.value(5)])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(5), .value(6)])
    }

    @Test func aFailureEndsAll() {
        let sources = expectMarbles(["a---b", "--1#"], give: "--1#") { sources, _ in
            sources[0].flatMap { _ in sources[1] }
        }
        #expect(sources[0].cancelled.isEmpty)
        let outer = expectMarbles(["a--#", "-1-2-3"], give: "-1-#") { sources, _ in
            sources[0].flatMap { _ in sources[1] }
        }
        #expect(outer[1].cancelled == [3])
    }

    @Test func cancellingReachesAllPublishers() {
        let sources = expectMarbles(["ab-", "--1-2"], give: "--(11)", cancelAt: 2) { sources, _ in
            sources[0].flatMap { _ in sources[1] }
        }
        #expect(sources.map(\.cancelled) == [[2], [2, 2]])
    }

    @Test func failureTypesMeet() {
        let toFailing = Just(1).flatMap { Just($0).setFailureType(to: TestFailure.self) }
        #expect(toFailing.track().events == [.value(1), .finished])
        let toNever = Just(1).setFailureType(to: TestFailure.self).flatMap { Just($0) }
        #expect(toNever.track().events == [.value(1), .finished])
    }

    @Test func manyPublishersDoNotFillTheStack() {
        var count = 0
        let subscription = (0..<100_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { _ in count += 1 }
        #expect(count == 100_000)
        subscription.cancel()
    }
}
