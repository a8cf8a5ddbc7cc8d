import Combine
import Testing

/// Publishers that several subscribers share, and that wait to be connected.
struct SharingTests {
    @Test func multicastWaitsForConnect() {
        let upstream = IntPublisher()
        let publisher = upstream.multicast { PassthroughSubject() }
        let subscribers = [publisher.track(), publisher.track()]
        #expect(upstream.subscriptions.isEmpty)
        let connection = publisher.connect()
        upstream.send(1)
        #expect(subscribers.allSatisfy { $0.events == [.value(1)] })
        connection.cancel()
        #expect(upstream.cancelCount == 1)
    }

    @Test func autoconnectConnectsWithTheFirstAndDisconnectsWithTheLast() {
        let upstream = IntPublisher()
        let publisher = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        let first = publisher.track()
        #expect(upstream.subscriptions.count == 1)
        let second = publisher.track()
        #expect(upstream.subscriptions.count == 1)
        first.cancel()
        #expect(upstream.cancelCount == 0)
        second.cancel()
        #expect(upstream.cancelCount == 1)
    }

    @Test func shareSubscribesOnce() {
        let upstream = IntPublisher()
        let shared = upstream.share()
        let (first, second) = (shared.track(), shared.track())
        #expect(upstream.subscriptions.count == 1)
        upstream.send(1)
        upstream.send(completion: .finished)
        #expect(first.events == [.value(1), .finished] && second.events == first.events)
    }

    @Test func makeConnectableWaitsForConnect() {
        let publisher = [1, 2].publisher.makeConnectable()
        let subscriber = publisher.track()
        #expect(subscriber.events.isEmpty)
        let connection = publisher.connect()
        #expect(subscriber.events == [.value(1), .value(2), .finished])
        connection.cancel()
    }
}
