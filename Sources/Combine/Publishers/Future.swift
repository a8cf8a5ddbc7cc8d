/// A publisher that eventually produces a single value and then finishes, or fails.
///
/// The closure is called at once, when the future is made. Subscribers that come later receive the same result.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the future's closure calls, with the result. Calls after the first do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    /// Guards the properties that follow.
    private let lock = Lock()
    @exclusivity(unchecked) private var result: Result<Output, Failure>?
    @exclusivity(unchecked) private var conduits: [FutureConduitBase<Output, Failure>] = []

    /// Creates a future.
    ///
    /// - Parameter attemptToFulfill: Is called at once with the promise, to be called when there is a result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(resolve)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = FutureConduit(owner: self, downstream: subscriber)
        lock.lock()
        let result = result
        if result == nil {
            conduit.position = conduits.count
            conduits.append(conduit)
        }
        lock.unlock()
        subscriber.receive(subscription: conduit)
        if let result { conduit.fulfill(with: result) }
    }

    private func resolve(with result: Result<Output, Failure>) {
        lock.lock()
        if self.result != nil { return lock.unlock() }
        self.result = result
        let waiting = conduits
        conduits = []
        lock.unlock()
        waiting.forEach { $0.fulfill(with: result) }
    }

    /// Forgets a conduit that was cancelled.
    func remove(_ conduit: FutureConduitBase<Output, Failure>) {
        lock.lock()
        let position = conduit.position
        if position < conduits.count, conduits[position] === conduit {
            conduits.swapAt(position, conduits.count - 1)
            conduits[position].position = position
            conduits.removeLast()
        }
        lock.unlock()
    }

    /// The result, as soon as there is one.
    var currentResult: Result<Output, Failure>? { lock.withLock { result } }
}

/// The connection of one subscriber to a future, without the subscriber's type.
class FutureConduitBase<Output, Failure: Error> {
    /// The place in the future's list, guarded by the future's lock.
    @exclusivity(unchecked) final var position = 0

    func fulfill(with result: Result<Output, Failure>) {
        preconditionFailure("A subclass overrides this.")
    }
}

final class FutureConduit<Downstream: Subscriber>: FutureConduitBase<Downstream.Input, Downstream.Failure>,
    Subscription, Describable
{
    typealias Owner = Future<Downstream.Input, Downstream.Failure>

    /// Guards the properties that follow.
    private let lock = Lock()
    @exclusivity(unchecked) private var owner: Owner?
    @exclusivity(unchecked) private var downstream: Downstream?
    @exclusivity(unchecked) private var hasAnyDemand = false

    init(owner: Owner, downstream: Downstream) {
        self.owner = owner
        self.downstream = downstream
    }

    /// Delivers the result: an error at once, a value if there is demand. The future is let go then.
    override func fulfill(with result: Result<Downstream.Input, Downstream.Failure>) {
        guard deliver(result) else { return }
        lock.lock()
        let owner = owner.take()
        lock.unlock()
        // It is released here, without the lock.
        _ = owner
    }

    /// Answers whether the result was delivered.
    private func deliver(_ result: Result<Downstream.Input, Downstream.Failure>) -> Bool {
        lock.lock()
        if case .success = result, !hasAnyDemand {
            lock.unlock()
            return false
        }
        let downstream = downstream.take()
        lock.unlock()
        guard let downstream else { return false }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
        return true
    }

    // A future that has waited for the request is kept, as Apple's subscription is seen to do.
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        hasAnyDemand = true
        let owner = owner
        lock.unlock()
        if let result = owner?.currentResult { _ = deliver(result) }
    }

    func cancel() {
        lock.lock()
        let downstream = downstream.take()
        let owner = owner.take()
        lock.unlock()
        owner?.remove(self)
        // It is the user's: it is released here, without the lock.
        _ = downstream
    }

    var description: String { "Future" }

    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("parent", owner as Any), ("downstream", downstream as Any), ("hasAnyDemand", hasAnyDemand),
                ("subject", owner as Any),
            ]
        }
    }
}
