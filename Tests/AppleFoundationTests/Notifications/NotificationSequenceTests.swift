import Foundation
import Testing

@testable import AppleFoundation

struct NotificationSequenceTests {
    @Test func notificationsComeAsTheyArePosted() async {
        let (center, name) = (NotificationCenter(), Notification.Name("Hanok"))
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: Notification.Name("Other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        for number in 1...2 {
            let notification = await iterator.next()
            #expect(notification?.userInfo?["number"] as? Int == number)
        }
    }
}
