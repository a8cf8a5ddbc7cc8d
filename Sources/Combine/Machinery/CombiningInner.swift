/// The subscription of an operator that combines two to four upstreams: what `combineLatest` and `zip` share.
@usableFromInline
class CombiningInner<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource, Downstream: Subscriber>:
    Subscription
{
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline typealias Sources = ValueSources<A, B, C, D>

    @usableFromInline let downstream: Downstream
    @usableFromInline let output: (Sources.Values) -> Downstream.Input

    /// Held while the subscriber is called; taken before the other lock.
    @usableFromInline let delivery = RecursiveLock()

    /// Guards the properties that follow, and those of subclasses.
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var sources = Sources()
    @usableFromInline @exclusivity(unchecked) final var sides: SideSubscriptions
    /// What was asked for; an upstream whose subscription comes late is asked for as much.
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) final var isTerminated = false

    @inlinable
    init(upstreamCount: Int, downstream: Downstream, output: @escaping (Sources.Values) -> Downstream.Input) {
        self.downstream = downstream
        self.output = output
        sides = SideSubscriptions(count: upstreamCount)
    }

    @usableFromInline
    final func receive(subscription: any Subscription, at index: Int) {
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

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        request(demand, except: -1)
    }

    /// Asks all upstreams, save the one with an index, for more values.
    @usableFromInline
    final func request(_ demand: Subscribers.Demand, except index: Int) {
        lock.lock()
        self.demand += demand
        let subscriptions = sides.active(except: index)
        lock.unlock()
        subscriptions.forEach { $0.request(demand) }
    }

    @usableFromInline
    final func cancel() {
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
}
