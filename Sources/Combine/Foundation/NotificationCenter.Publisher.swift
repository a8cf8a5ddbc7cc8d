import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object whose notifications are sent; those of all objects if it is `nil`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher that sends notifications. A notification for which there is no demand is left out.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification center.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// The object whose notifications are sent; those of all objects if it is `nil`.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = Subscription(publisher: self, downstream: subscriber)
            subscription.observe()
            subscriber.receive(subscription: subscription)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

extension NotificationCenter.Publisher {
    final class Subscription<Downstream: Subscriber>: Combine.Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let name: Notification.Name
        /// Held while the downstream is called, since notifications may be posted on several threads.
        private let delivery = RecursiveLock()

        /// Guards the properties that follow; all but the last are `nil` once the subscription is over.
        private let lock = Lock()
        @exclusivity(unchecked) private var center: NotificationCenter?
        @exclusivity(unchecked) private var object: AnyObject?
        @exclusivity(unchecked) private var downstream: Downstream?
        @exclusivity(unchecked) private var observer: (any NSObjectProtocol)?
        @exclusivity(unchecked) private var demand = Subscribers.Demand.none

        init(publisher: NotificationCenter.Publisher, downstream: Downstream) {
            name = publisher.name
            center = publisher.center
            object = publisher.object
            self.downstream = downstream
        }

        /// Starts to observe. The notification center does not keep the subscription alive.
        func observe() {
            lock.lock()
            let center = center
            let object = object
            lock.unlock()
            let receive = UncheckedSendable { [weak self] (notification: Notification) -> Void in
                self?.receive(notification)
            }
            let observer = center?.addObserver(forName: name, object: object, queue: nil) { receive.value($0) }
            lock.withLock { self.observer = observer }
        }

        private func receive(_ notification: Notification) {
            lock.lock()
            guard let downstream, demand > 0 else { return lock.unlock() }
            demand -= 1
            lock.unlock()
            let more = delivery.withLock { downstream.receive(notification) }
            if more > 0 { lock.withLock { demand += more } }
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
        }

        func cancel() {
            lock.lock()
            let center = center.take()
            let observer = observer.take()
            let released = (object.take(), downstream.take())
            lock.unlock()
            if let observer { center?.removeObserver(observer) }
            // They are the user's: they are released here, without the lock.
            _ = released
        }

        var description: String { "NotificationCenter Observer" }

        var mirrorChildren: [Mirror.Child] {
            lock.withLock {
                [("center", center as Any), ("name", name), ("object", object as Any), ("demand", demand)]
            }
        }
    }
}
