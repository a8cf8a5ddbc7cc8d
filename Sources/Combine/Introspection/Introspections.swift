import Synchronization

/// The observers that are enabled.
@usableFromInline
enum Introspections {
    private static let list = Guarded<[any _Introspection]>([])

    @usableFromInline static let hasObservers = Atomic<Bool>(false)

    /// Whether there is any observer; all that is looked at as long as there is none.
    @inlinable
    @inline(__always)
    static var isActive: Bool { hasObservers.load(ordering: .relaxed) }

    static var observers: [any _Introspection] { list.withLock { $0 } }

    static func enable(_ observer: any _Introspection) {
        list.withLock { observers in
            guard !observers.contains(where: { $0 === observer }) else { return }
            observers.append(observer)
            hasObservers.store(true, ordering: .releasing)
        }
    }

    static func disable(_ observer: any _Introspection) {
        let removed: (any _Introspection)? = list.withLock { observers in
            guard let index = observers.firstIndex(where: { $0 === observer }) else { return nil }
            defer { hasObservers.store(!observers.isEmpty, ordering: .releasing) }
            return observers.remove(at: index)
        }
        // It is the user's: it is released here, without the lock.
        _ = removed
    }

    /// Attaches a subscriber to a publisher, and lets the observers know of that and of all that follows.
    // Not specialised: the types of the taps would grow without an end.
    @usableFromInline
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
    where S.Input == P.Output, S.Failure == P.Failure {
        if (subscriber as? any SubscriberTapping)?.isTapping == true {
            // It comes from a publisher that only hands its subscriber on.
            let erased = AnySubscriber(subscriber)
            observers.forEach { $0.willReceive(publisher: publisher, subscriber: erased) }
            publisher.receive(subscriber: subscriber)
            observers.forEach { $0.didReceive(publisher: publisher, subscriber: erased) }
        } else {
            observers.forEach { $0.willReceive(publisher: publisher, subscriber: subscriber) }
            publisher.receive(subscriber: SubscriberTap(base: subscriber))
            observers.forEach { $0.didReceive(publisher: publisher, subscriber: subscriber) }
        }
    }
}
