/// The subscription of a publisher that sends the elements of a sequence, and then completes.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: SpecializedSubscription, Describable
where Elements.Element == Downstream.Input {
    @usableFromInline typealias Element = Elements.Element

    /// How the stream ends.
    @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>
    /// Whether the stream is a recording, which shows its completion, and what became of it.
    @usableFromInline let isRecording: Bool

    /// Guards the properties that follow.
    @usableFromInline let lock = Lock()
    /// `nil` once the stream is over.
    @usableFromInline @exclusivity(unchecked) final var sequence: Elements?
    @usableFromInline @exclusivity(unchecked) final var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) final var iterator: Elements.Iterator
    /// The element to be sent next, which is taken ahead so that the last one is known as such.
    @usableFromInline @exclusivity(unchecked) final var next: Element?
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    /// Whether elements are being sent: a request that comes meanwhile only adds to the demand.
    @usableFromInline @exclusivity(unchecked) final var isSending = false

    @inlinable
    init(
        sequence: Elements, completion: Subscribers.Completion<Downstream.Failure>, downstream: Downstream,
        isRecording: Bool = false
    ) {
        self.completion = completion
        self.isRecording = isRecording
        self.sequence = sequence
        self.downstream = downstream
        iterator = sequence.makeIterator()
        next = iterator.next()
        super.init(
            requesting: { unsafeDowncast($0, to: SequenceSubscription.self).fulfill($1) },
            cancelling: { _ = unsafeDowncast($0, to: SequenceSubscription.self).finish() })
    }

    /// Hands the subscription to the subscriber; an empty sequence completes at once.
    @inlinable
    func start() {
        guard let downstream else { return }
        if next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: self)
        }
    }

    @inlinable
    func fulfill(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        guard let downstream, !isSending else { return lock.unlock() }
        isSending = true
        lock.unlock()
        send(to: downstream)
    }

    /// Sends elements as long as there is demand.
    @inlinable
    func send(to downstream: Downstream) {
        while let element = takeElement() {
            let more = downstream.receive(element.value)
            if more.rawValue > 0 { lock.withLock { demand += more } }
            if element.isLast, finish() {
                downstream.receive(completion: completion)
                return
            }
        }
    }

    /// Takes out an element for which there is demand.
    ///
    /// The iterator, which is the user's, is called without the lock: while `isSending` holds, nobody else calls it.
    @inlinable
    func takeElement() -> (value: Element, isLast: Bool)? {
        lock.lock()
        guard downstream != nil, demand.rawValue > 0, let element = next else {
            isSending = false
            lock.unlock()
            return nil
        }
        demand -= 1
        lock.unlock()
        let following = iterator.next()
        lock.withLock { next = following }
        return (element, following == nil)
    }

    /// Ends the stream, and answers whether it had not ended before.
    @inlinable
    func finish() -> Bool {
        lock.lock()
        let sequence = sequence.take()
        let downstream = downstream.take()
        next = nil
        lock.unlock()
        // They are the user's: they are released here, without the lock.
        _ = sequence
        return downstream != nil
    }

    @usableFromInline
    var description: String {
        lock.withLock { sequence }.map { "\($0)" } ?? (isRecording ? "Cancelled Events" : "Sequence")
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let sequence = lock.withLock { self.sequence }
        let shown: Mirror.Child = ("sequence", sequence ?? [Element]())
        return isRecording ? [shown, ("completion", completion)] : [shown]
    }
}
