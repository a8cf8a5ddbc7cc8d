/// The subscription of `combineLatest` for two to four upstreams.
///
/// Each value of an upstream makes a combination with the latest of the others, as far as there is demand; a
/// combination without demand is left out. One that a subscriber causes while it receives another is left out too.
@usableFromInline
final class CombineLatestInner<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource, Downstream: Subscriber>:
    Subscription, CombiningParent
{
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline typealias Sources = ValueSources<A, B, C, D>

    @usableFromInline let downstream: Downstream
    @usableFromInline let output: (Sources.Values) -> Downstream.Input

    /// Held while the subscriber is called; taken before the other lock.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var sources = Sources()
    @usableFromInline @exclusivity(unchecked) final var sides: SideSubscriptions
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) final var unfinishedCount: Int
    @usableFromInline @exclusivity(unchecked) final var isTerminated = false

    @inlinable
    init(upstreamCount: Int, downstream: Downstream, output: @escaping (Sources.Values) -> Downstream.Input) {
        self.downstream = downstream
        self.output = output
        sides = SideSubscriptions(count: upstreamCount)
        unfinishedCount = upstreamCount
    }

    @usableFromInline
    func receive(subscription: any Subscription, at index: Int) {
        lock.lock()
        let isAccepted = sides.accept(subscription, at: index)
        let demand = demand
        lock.unlock()
        if !isAccepted {
            subscription.cancel()
        } else if demand > 0 {
            subscription.request(demand)
        }
    }

    @inlinable
    func receive<Slot: SourceSlot>(_ input: Slot.Element, at slot: Slot.Type) -> Subscribers.Demand
    where Slot.A == A, Slot.B == B, Slot.C == C, Slot.D == D {
        let isNested = delivery.isHeldByCurrentThread
        if !isNested { delivery.lock() }
        defer { if !isNested { delivery.unlock() } }

        lock.lock()
        let replaced = Slot.put(input, into: &sources)
        guard !isNested, !isTerminated, demand.rawValue > 0, let values = sources.next() else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        // The replaced value is the user's: it is released here, without the lock.
        _ = replaced

        let more = downstream.receive(output(values))
        if more.rawValue > 0 { request(more, except: Slot.index) }
        return more
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        lock.lock()
        if isTerminated { return lock.unlock() }
        sides.end(at: index)
        unfinishedCount -= 1
        switch completion {
        case .finished where unfinishedCount > 0:
            return lock.unlock()
        case .finished, .failure:
            isTerminated = true
        }
        let rest = sides.terminate()
        lock.unlock()
        rest.forEach { $0.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        request(demand, except: nil)
    }

    /// Asks all upstreams, save one, for more values.
    @usableFromInline
    func request(_ demand: Subscribers.Demand, except index: Int?) {
        lock.lock()
        self.demand += demand
        let subscriptions = sides.active(except: index ?? -1)
        lock.unlock()
        subscriptions.forEach { $0.request(demand) }
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        isTerminated = true
        let subscriptions = sides.terminate()
        let sources = sources
        self.sources = Sources()
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        // The values are the user's: they are released here, without the lock.
        _ = sources
    }

    @usableFromInline
    var description: String { "CombineLatest" }
}
