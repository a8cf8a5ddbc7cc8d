import Combine
import Foundation
import Testing

/// Operators that look at what goes by.
struct ObservingTests {
    private final class Log: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test func whatGoesByIsPrinted() {
        let log = Log()
        let subject = PassthroughSubject<Int, TestFailure>()
        let subscriber = subject.print("p", to: log).track(demand: .max(2), answer: .max(1))
        subject.send(1)
        subject.send(completion: .failure(TestFailure()))
        #expect(
            log.text.split(separator: "\n") == [
                "p: receive subscription: (PassthroughSubject)", "p: request max: (2)", "p: receive value: (1)",
                "p: request max: (1) (synchronous)", "p: receive error: (TestFailure)",
            ])
        withExtendedLifetime(subscriber) {}
    }

    /// As Apple's, by the traces that OpenCombine's tests have of it.
    @Test func oneThatCancelsBeforeTheSubscriptionStillGetsIt() throws {
        var events: [String] = []
        var subscriber: Any?
        let upstream = SubscriberStealer { subscriber = $0 }
        let tracking = upstream.handleEvents(
            receiveSubscription: { events.append("subscription \($0)") }, receiveCancel: { events.append("cancel") }
        ).track(demand: .none)
        let inner = try #require(subscriber as? any Subscription)
        inner.cancel()
        let subscription = RecordingSubscription()
        try #require(inner as? any Subscriber).receive(subscription: subscription)
        #expect(events == ["cancel", "subscription RecordingSubscription"])
        #expect(subscription.cancelCount == 0)
        #expect(tracking.history == [.subscription("HandleEvents")])
        inner.cancel()
        #expect(subscription.cancelCount == 1)
    }

    private struct SubscriberStealer: Publisher {
        typealias Output = Int
        typealias Failure = Never

        let steal: (Any) -> Void

        func receive<S: Subscriber<Int, Never>>(subscriber: S) { steal(subscriber) }
    }

    @Test func eventsAreHandledInTheirOrder() {
        var events: [String] = []
        let upstream = IntPublisher()
        let subscriber = upstream.handleEvents(
            receiveSubscription: { _ in events.append("subscription") },
            receiveOutput: { events.append("output \($0)") },
            receiveCompletion: { _ in events.append("completion") },
            receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0)") }
        ).track(demand: .max(1))
        upstream.send(1)
        upstream.send(completion: .finished)
        #expect(events == ["subscription", "request max(1)", "output 1", "completion"])
        subscriber.cancel()
    }

    @Test func breakpointsStopTheProcess() async {
        expectMarbles("1|", give: "1|") { $0.breakpoint(receiveOutput: { $0 == "2" }) }
        await #expect(processExitsWith: .failure) { _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in } }
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestFailure>(error: TestFailure()).breakpointOnError()
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }

    private struct City: Codable, Equatable { let name: String }

    @Test func valuesAreEncodedAndDecoded() {
        let cities = Just(City(name: "Seoul")).encode(encoder: JSONEncoder())
            .decode(type: City.self, decoder: JSONDecoder())
        #expect(cities.track().events == [.value(City(name: "Seoul")), .finished])
        let lists = Just([1]).encode(encoder: PropertyListEncoder()).decode(
            type: [Int].self, decoder: PropertyListDecoder())
        #expect(lists.track().events == [.value([1]), .finished])
        let broken = Just(Data("{".utf8)).decode(type: City.self, decoder: JSONDecoder()).track()
        guard case .failed = broken.events.last else {
            Issue.record("What cannot be decoded is a failure.")
            return
        }
    }
}
