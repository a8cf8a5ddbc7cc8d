import Combine
import Foundation
import Testing

struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("news")

    @Test func notificationsComeByDemand() {
        let subscriber = center.publisher(for: name).map { $0.object as? String ?? "" }.track(demand: .max(1))
        #expect(subscriber.history == [.subscription("NotificationCenter Observer")])
        center.post(name: name, object: "a")
        center.post(name: name, object: "b")
        subscriber.request(.max(1))
        center.post(name: name, object: "c")
        #expect(subscriber.events == [.value("a"), .value("c")])
        subscriber.cancel()
    }

    @Test func onlyTheObjectsNotificationsCount() {
        let (mine, other) = (NSObject(), NSObject())
        let subscriber = center.publisher(for: name, object: mine).track()
        center.post(name: name, object: other)
        center.post(name: Notification.Name("other"), object: mine)
        #expect(subscriber.events.isEmpty)
        center.post(name: name, object: mine)
        #expect(subscriber.events.count == 1)
        subscriber.cancel()
    }

    @Test func cancellingEndsTheObservation() {
        let tracker = DeinitTracker()
        let subscription = center.publisher(for: name).sink { [token = tracker.token()] _ in token.use() }
        #expect(tracker.liveCount == 1)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(tracker.liveCount == 0)
    }

    @Test func notificationsComeFromSeveralThreads() {
        let received = Shared(0)
        let subscription = center.publisher(for: name).sink { _ in received.update { $0 += 1 } }
        let center = Unchecked(center)
        let name = name
        concurrently(4) { _ in for _ in 0..<100 { center.value.post(name: name, object: nil) } }
        #expect(received.value == 400)
        subscription.cancel()
    }

    @Test func publishersOfTheSameNotificationsAreEqual() {
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != center.publisher(for: Notification.Name("other")))
    }
}
