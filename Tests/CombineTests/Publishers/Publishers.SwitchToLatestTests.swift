import Combine
import Testing

struct SwitchToLatestTests {
    @Test func theLatestPublisherCounts() {
        let sources = expectMarbles(["x---y---|", "-1-2-3-4", "-a-b-c-d|"], give: "-1-2-c-d|") { sources, _ in
            sources[0].map { $0 == "x" ? sources[1] : sources[2] }.switchToLatest()
        }
        #expect(sources[1].cancelled == [4])
    }

    @Test func aFailureOfEitherEndsTheStream() {
        expectMarbles(["x----", "-1-#"], give: "-1-#") { sources, _ in
            sources[0].map { _ in sources[1] }.switchToLatest()
        }
        let sources = expectMarbles(["x-#", "-1-2"], give: "-1#") { sources, _ in
            sources[0].map { _ in sources[1] }.switchToLatest()
        }
        #expect(sources[1].cancelled == [2])
    }

    @Test func demandGoesToTheNextPublisher() {
        let upstream = ScriptedPublisher<IntPublisher, TestFailure>()
        let (first, second) = (IntPublisher(), IntPublisher())
        let subscriber = upstream.switchToLatest().track(demand: .max(3))
        #expect(upstream.requests == [.unlimited])
        upstream.send(first)
        #expect(first.requests == [.max(3)])
        first.send(1)
        upstream.send(second)
        #expect(first.cancelCount == 1)
        #expect(second.requests == [.max(2)])
        #expect(subscriber.events == [.value(1)])
    }

    @Test func failureTypesMeet() {
        let failing = Just(Fail<Int, TestFailure>(error: TestFailure())).switchToLatest()
        #expect(failing.track().events == [.failed])
        let never = Just(Just(1)).setFailureType(to: TestFailure.self).switchToLatest()
        #expect(never.track().events == [.value(1), .finished])
    }
}
