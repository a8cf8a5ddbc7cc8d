import Foundation

extension Timer {
    /// Sends the date again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The time between each two dates, in seconds.
    ///   - tolerance: Has no effect, as on Apple's platforms; the initializer of `TimerPublisher` takes one that has.
    ///   - runLoop: The run loop on which dates are sent.
    ///   - mode: The mode of the run loop in which dates are sent.
    ///   - options: Options of the run loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that sends the date again and again, once it is connected.
    ///
    /// Each connection is a timer of its own. A date for which there is no demand is left out.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between each two dates, in seconds.
        public let interval: TimeInterval

        /// How much later each date may be sent, in seconds.
        public let tolerance: TimeInterval?

        /// The run loop on which dates are sent.
        public let runLoop: RunLoop

        /// The mode of the run loop in which dates are sent.
        public let mode: RunLoop.Mode

        /// Options of the run loop.
        public let options: RunLoop.SchedulerOptions?

        private let lock = Lock()
        /// Guarded by the lock.
        @exclusivity(unchecked) private var conduits = ConduitList.empty

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = ConduitSubscription(owner: self, downstream: subscriber)
            lock.withLock { conduits.append(conduit) }
            subscriber.receive(subscription: conduit)
        }

        /// Starts a timer, which goes on until the connection is cancelled.
        public func connect() -> any Cancellable {
            let publisher = UncheckedSendable(self)
            return runLoop.addTimer(
                at: Date(timeIntervalSinceNow: interval), repeatingEvery: interval, tolerance: tolerance ?? 0,
                mode: mode
            ) { publisher.value.send(Date()) }
        }

        private func send(_ date: Date) {
            lock.withLock { conduits }.forEach { (conduit: Conduit<Date, Never>) in conduit.offer(date) }
        }
    }
}

extension Timer.TimerPublisher: ConduitOwner {
    @usableFromInline
    func remove(_ conduit: ListedConduit) {
        lock.withLock { conduits.remove(conduit) }
    }

    @usableFromInline
    func fulfill(_ demand: Subscribers.Demand, of conduit: ListedConduit) {
        let conduit = unsafeDowncast(conduit, to: Conduit<Date, Never>.self)
        conduit.lock.withLock { conduit.demand += demand }
    }
}
