/// The subscription of a publisher that sends one value and finishes, at the first request.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: SpecializedSubscription, Describable {
    @usableFromInline let value: Downstream.Input
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?
    @usableFromInline let description: String

    @inlinable
    init(_ value: Downstream.Input, downstream: Downstream, description: String) {
        self.value = value
        self.downstream = downstream
        self.description = description
        super.init(
            requesting: { unsafeDowncast($0, to: SingleValueSubscription.self).fulfill($1) },
            cancelling: { unsafeDowncast($0, to: SingleValueSubscription.self).end() })
    }

    @inlinable
    func fulfill(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard let downstream = lock.withLock({ downstream.take() }) else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    @inlinable
    func end() {
        withExtendedLifetime(lock.withLock { downstream.take() }) {}
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [(nil, value)] }
}
