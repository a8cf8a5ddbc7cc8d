extension Publisher {
    /// Buffers values that the downstream has not requested yet.
    ///
    /// - Parameters:
    ///   - size: How many values are kept at most.
    ///   - prefetch: Whether the upstream is asked to keep the buffer full, or for all that it has.
    ///   - whenFull: What becomes of a value that there is no room for.
    @inlinable
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// How a buffer asks its upstream for values.
    public enum PrefetchStrategy: Equatable, Hashable {
        /// It asks for as many as it has room for, at first and whenever room gets free.
        case keepFull

        /// It asks for an unlimited number at once.
        case byRequest
    }

    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        /// It leaves the new value out.
        case dropNewest

        /// It leaves the oldest value out.
        case dropOldest

        /// It ends the stream with an error. The closure must not send to the publisher that is being buffered.
        case customError(() -> Failure)
    }

    /// A publisher that buffers values of its upstream.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream

        /// How many values are kept at most.
        public let size: Int

        /// How the upstream is asked for values.
        public let prefetch: Publishers.PrefetchStrategy

        /// What becomes of a value that there is no room for.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        @inlinable
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, buffer: self))
        }
    }
}

extension Publishers.PrefetchStrategy: Sendable {}

extension Publishers.Buffer {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        @usableFromInline typealias Input = Upstream.Output
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let downstream: Downstream
        @usableFromInline let size: Int
        @usableFromInline let prefetch: Publishers.PrefetchStrategy
        @usableFromInline let whenFull: Publishers.BufferingStrategy<Failure>

        /// Held while the user's closure makes an error.
        @usableFromInline let errorMaking = RecursiveLock()

        /// Guards the properties that follow.
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) final var values = Queue<Input>()
        @usableFromInline @exclusivity(unchecked) final var status = SubscriptionStatus.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
        /// How the upstream has ended.
        @usableFromInline @exclusivity(unchecked) final var terminal: Subscribers.Completion<Failure>?
        /// Whether values are being sent: a request that comes meanwhile is noticed by whoever sends them.
        @usableFromInline @exclusivity(unchecked) final var isDraining = false

        @usableFromInline
        init(downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
            self.downstream = downstream
            size = buffer.size
            prefetch = buffer.prefetch
            whenFull = buffer.whenFull
        }

        @usableFromInline
        func receive(subscription: any Subscription) {
            guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
            subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
            downstream.receive(subscription: self)
        }

        @usableFromInline
        func receive(_ input: Input) -> Subscribers.Demand {
            // Apple's would wait for itself.
            precondition(!errorMaking.isHeldByCurrentThread, "A buffer was sent a value while it makes its error.")
            lock.lock()
            guard let subscription = status.subscription, !hasFailed else {
                lock.unlock()
                return .none
            }
            var dropped: Input?
            if values.count >= size {
                switch whenFull {
                case .dropNewest:
                    lock.unlock()
                    return drain()
                case .dropOldest:
                    dropped = values.isEmpty ? nil : values.removeFirst()
                case .customError(let makeError):
                    lock.unlock()
                    fail(with: errorMaking.withLock(makeError), cancelling: subscription)
                    return .none
                }
            }
            values.append(input)
            lock.unlock()
            // It is the user's: it is released here, without the lock.
            _ = dropped
            return drain()
        }

        /// Ends the upstream's part since the buffer is full. The error follows what is in it.
        @usableFromInline
        func fail(with error: Failure, cancelling subscription: any Subscription) {
            lock.lock()
            if terminal == nil { terminal = .failure(error) }
            lock.unlock()
            subscription.cancel()
        }

        /// Whether there is an error to be passed on. The lock is held.
        @usableFromInline
        var hasFailed: Bool {
            if case .failure = terminal { true } else { false }
        }

        @usableFromInline
        func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard status.subscription != nil, terminal == nil else { return lock.unlock() }
            terminal = completion
            if case .finished = completion {
                lock.unlock()
                _ = drain()
            } else {
                status = .terminal
                lock.unlock()
                downstream.receive(completion: completion)
            }
        }

        /// Sends what there is demand for, and answers how many values the upstream is to be asked for in turn.
        @usableFromInline
        func drain() -> Subscribers.Demand {
            var freed = 0
            lock.lock()
            if isDraining {
                lock.unlock()
                return .none
            }
            isDraining = true
            while demand > 0, status.subscription != nil {
                if values.isEmpty, let terminal {
                    complete(with: terminal)
                    break
                }
                let batch = takeBatch()
                if batch.isEmpty { break }
                freed += batch.count
                lock.unlock()
                var more = Subscribers.Demand.none
                for value in batch { more += downstream.receive(value) }
                lock.lock()
                demand += more
                if hasFailed { settleFailure() }
            }
            isDraining = false
            lock.unlock()
            return prefetch == .keepFull ? .max(freed) : .none
        }

        /// After an error of its own, the buffer sends what was requested at once; the rest is left out. The lock is held.
        @usableFromInline
        func settleFailure() {
            if values.isEmpty, let terminal, status.subscription != nil {
                complete(with: terminal)
            } else {
                values = Queue()
            }
        }

        /// Ends the stream. The lock is held, and given back meanwhile.
        @usableFromInline
        func complete(with completion: Subscribers.Completion<Failure>) {
            status = .terminal
            lock.unlock()
            downstream.receive(completion: completion)
            lock.lock()
        }

        /// Takes out the values that there is demand for. The lock is held.
        @usableFromInline
        func takeBatch() -> [Input] {
            var batch: [Input] = []
            while demand > 0, !values.isEmpty {
                batch.append(values.removeFirst())
                demand -= 1
            }
            return batch
        }

        @usableFromInline
        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            guard let subscription = status.subscription else { return lock.unlock() }
            self.demand += demand
            lock.unlock()
            let freed = drain()
            if freed > 0 { subscription.request(freed) }
        }

        @usableFromInline
        func cancel() {
            lock.lock()
            let subscription = status.terminateIfSubscribed()
            let values = values.take()
            lock.unlock()
            subscription?.cancel()
            // They are the user's: they are released here, without the lock.
            _ = values
        }

        @usableFromInline
        var description: String { "Buffer" }

        @usableFromInline
        var mirrorChildren: [Mirror.Child] {
            lock.withLock {
                [
                    ("values", values.contents), ("state", status), ("downstreamDemand", demand),
                    ("terminal", terminal as Any),
                ]
            }
        }
    }
}
