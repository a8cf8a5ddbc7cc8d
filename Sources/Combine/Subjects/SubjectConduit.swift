/// The subscription of a subject's subscriber.
@usableFromInline
final class SubjectConduit<Downstream: Subscriber>: ConduitSubscription<Downstream>, Describable {
    @usableFromInline let description: String

    @inlinable
    init(owner: any ConduitOwner, downstream: Downstream, description: String) {
        self.description = description
        super.init(owner: owner, downstream: downstream)
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand),
                ("subject", owner as Any),
            ]
        }
    }
}
