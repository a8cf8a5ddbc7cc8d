/// The subscription of `combineLatest` for two to four upstreams.
///
/// Each value of an upstream makes a combination with the latest of the others, as far as there is demand; a
/// combination without demand is left out. One that a subscriber causes while it receives another is left out too.
@usableFromInline
final class CombineLatestInner<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource, Downstream: Subscriber>:
    CombiningInner<A, B, C, D, Downstream>, CombiningParent
{
    @usableFromInline @exclusivity(unchecked) final var finishedCount = 0

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
        finishedCount += 1
        switch completion {
        case .finished where finishedCount < sides.statuses.count:
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
    var description: String { "CombineLatest" }
}
