/// A cancellable that runs a closure when it is cancelled, or when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) final var action: (() -> Void)?

    /// Creates a cancellable from a closure, which runs at most once.
    @inlinable
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates a cancellable that cancels another one.
    @inlinable
    public init<Canceller: Cancellable>(_ canceller: Canceller) {
        action = canceller.cancel
    }

    @inlinable
    deinit {
        action?()
    }

    @inlinable
    public func cancel() {
        lock.lock()
        let action = action.take()
        lock.unlock()
        action?()
    }

    @inlinable
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Stores this cancellable in a collection, which keeps it alive.
    @inlinable
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this cancellable in a set, which keeps it alive.
    @inlinable
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
