extension Publisher {
    /// Prints log messages for all publishing events.
    ///
    /// - Parameters:
    ///   - prefix: What each message begins with.
    ///   - stream: Where to the messages go; `nil` for the standard output.
    @inlinable
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// A publisher that prints log messages for all publishing events.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each message begins with.
        public let prefix: String

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// Where to the messages go; `nil` for the standard output.
        public let stream: (any TextOutputStream)?

        @inlinable
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = EventPrinter(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
            upstream.subscribe(Inner(downstream: subscriber, printer: printer))
        }
    }
}

/// Writes messages, one after the other, to a stream or the standard output.
@usableFromInline
final class EventPrinter {
    private let prefix: String
    private let lock = RecursiveLock()
    @exclusivity(unchecked) private var stream: AnyTextOutputStream?

    private struct AnyTextOutputStream: TextOutputStream {
        var stream: any TextOutputStream

        mutating func write(_ string: String) {
            stream.write(string)
        }
    }

    @usableFromInline
    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix
        self.stream = stream.map(AnyTextOutputStream.init)
    }

    @usableFromInline
    func print(_ message: String) {
        let text = prefix + message
        lock.lock()
        if stream != nil {
            Swift.print(text, to: &stream!)
        } else {
            Swift.print(text)
        }
        lock.unlock()
    }
}

extension Publishers.Print {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let printer: EventPrinter
        private let status = Guarded(SubscriptionStatus.awaitingSubscription)

        @usableFromInline
        init(downstream: Downstream, printer: EventPrinter) {
            self.downstream = downstream
            self.printer = printer
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            printer.print("receive subscription: (\(subscription))")
            if status.withLock({ $0.accept(subscription) }) {
                downstream.receive(subscription: self)
            } else {
                subscription.cancel()
            }
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            printer.print("receive value: (\(input))")
            let demand = downstream.receive(input)
            if demand > 0 { printer.print("request \(text(of: demand)) (synchronous)") }
            return demand
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: printer.print("receive finished")
            case .failure(let error): printer.print("receive error: (\(error))")
            }
            status.withLock { $0 = .terminal }
            downstream.receive(completion: completion)
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            printer.print("request \(text(of: demand))")
            status.withLock { $0.subscription }?.request(demand)
        }

        private func text(of demand: Subscribers.Demand) -> String {
            demand.max.map { "max: (\($0))" } ?? "unlimited"
        }

        @usableFromInline
        func cancel() {
            printer.print("receive cancel")
            status.withLock { $0.terminateIfSubscribed() }?.cancel()
        }

        @usableFromInline
        var description: String { "Print" }
    }
}
