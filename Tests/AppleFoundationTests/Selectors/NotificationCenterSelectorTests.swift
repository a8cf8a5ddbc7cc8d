@testable import AppleFoundation
import Foundation
import Testing

@Suite struct NotificationCenterSelectorTests {
    final class Listener {
        var heard: [String] = []
        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        static let selector = Selector(_name: "hear:", Listener.hear(_:))
    }

    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test func notificationsAreHeardByNameUntilTheObserverIsRemoved() {
        let listener = Listener()
        center.addObserver(listener, selector: Listener.selector, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        center.removeObserver(listener)
        center.post(name: first, object: nil)
        #expect(listener.heard == ["first"])
    }

    @Test func oneNameOfTwoIsRemoved() {
        let listener = Listener()
        for name in [first, second] {
            center.addObserver(listener, selector: Listener.selector, name: name, object: nil)
        }
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(listener.heard == ["second"])
    }

    @Test func onlyTheSenderThatIsMeantIsHeard() {
        let listener = Listener()
        let sender = NSObject()
        center.addObserver(listener, selector: Listener.selector, name: nil, object: sender)
        center.post(name: first, object: NSObject())
        center.post(name: second, object: sender)
        #expect(listener.heard == ["second"])
    }

    @Test func observersAreNotKept() {
        var listener: Listener? = Listener()
        weak let observed = listener
        center.addObserver(listener!, selector: Listener.selector, name: first, object: nil)
        listener = nil
        center.post(name: first, object: nil)
        #expect(observed == nil)
    }

    @Test func tokensOfBlocksAreStillRemoved() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(count == 1)
    }
}
