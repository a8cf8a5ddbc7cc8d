import Foundation

extension NotificationCenter {
    /// Notifications as they come, until the one who reads them stops.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Notice>.Iterator
            fileprivate init(_ base: AsyncStream<Notice>.Iterator) { self.base = base }
            public mutating func next() async -> Notification? { await base.next()?.notification }
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Notice>.makeStream(bufferingPolicy: .bufferingNewest(8))
            let observation = Observation(
                token: center.addObserver(forName: name, object: object, queue: nil) { notification in
                    continuation.yield(Notice(notification: notification))
                }, center: center)
            continuation.onTermination = { _ in observation.end() }
            return Iterator(stream.makeAsyncIterator())
        }
    }

    /// Notifications with a name, as they come. The newest eight wait for a reader that is slow.
    /// - Parameter object: the one that posts them; nil is any.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }

    /// A notification on its way to another thread.
    fileprivate struct Notice: @unchecked Sendable {
        let notification: Notification
    }

    private struct Observation: @unchecked Sendable {
        let token: any NSObjectProtocol
        let center: NotificationCenter
        func end() { center.removeObserver(token) }
    }
}
