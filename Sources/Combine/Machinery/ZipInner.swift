/// The subscription of `zip` for two to four upstreams.
///
/// A combination is sent as soon as all upstreams have a value, whatever the demand: that is the upstreams' to keep
/// to. The stream finishes when an upstream has finished whose values are used up.
@usableFromInline
final class ZipInner<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource, Downstream: Subscriber>:
    CombiningInner<A, B, C, D, Downstream>, CombiningParent
{
    /// The upstreams that have finished, a bit each.
    @usableFromInline @exclusivity(unchecked) final var finished = 0
    /// The upstream whose value is being delivered; -1 when none is.
    @usableFromInline @exclusivity(unchecked) final var deliveringIndex = -1
    /// What the subscriber has asked for while it received a value.
    @usableFromInline @exclusivity(unchecked) final var nestedDemand = Subscribers.Demand.none

    @inlinable
    func receive<Slot: SourceSlot>(_ input: Slot.Element, at slot: Slot.Type) -> Subscribers.Demand
    where Slot.A == A, Slot.B == B, Slot.C == C, Slot.D == D {
        delivery.lock()
        defer { delivery.unlock() }

        lock.lock()
        if isTerminated {
            lock.unlock()
            return .none
        }
        _ = Slot.put(input, into: &sources)
        guard let values = sources.next() else {
            lock.unlock()
            return .none
        }
        let (outerIndex, outerDemand) = (deliveringIndex, nestedDemand)
        (deliveringIndex, nestedDemand) = (Slot.index, .none)
        lock.unlock()

        let more = downstream.receive(output(values))

        lock.lock()
        let requested = nestedDemand
        (deliveringIndex, nestedDemand) = (outerIndex, outerDemand)
        let isExhausted = finished != 0 && hasExhaustedSide
        lock.unlock()

        if more.rawValue > 0 { request(more, except: Slot.index) }
        if isExhausted { end(with: .finished) }
        return requested + more
    }

    /// Whether an upstream has finished and its values are used up. The lock is held.
    @usableFromInline
    var hasExhaustedSide: Bool {
        sides.statuses.indices.contains { finished & (1 << $0) != 0 && sources.isEmpty(at: $0) }
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        guard case .finished = completion else { return end(with: completion) }
        lock.lock()
        sides.end(at: index)
        finished |= 1 << index
        let isExhausted = sources.isEmpty(at: index)
        lock.unlock()
        if isExhausted { end(with: .finished) }
    }

    /// Cancels what is still active, and completes.
    @usableFromInline
    func end(with completion: Subscribers.Completion<Failure>) {
        lock.lock()
        if isTerminated { return lock.unlock() }
        isTerminated = true
        let subscriptions = sides.terminate()
        lock.unlock()
        subscriptions.forEach { $0.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        // The upstream whose value is being received gets the demand as the answer.
        let index = delivery.isHeldByCurrentThread ? deliveringIndex : -1
        if index >= 0 { nestedDemand += demand }
        lock.unlock()
        request(demand, except: index)
    }

    @usableFromInline
    var description: String { "Zip" }
}
