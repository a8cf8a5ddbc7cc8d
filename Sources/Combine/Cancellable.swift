/// An activity or action that can be cancelled.
public protocol Cancellable {
    /// Ends the activity and frees what it holds.
    func cancel()
}

extension Cancellable {
    /// Stores a cancellable in a collection, which keeps it alive.
    @inlinable
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores a cancellable in a set, which keeps it alive.
    @inlinable
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
