/// A subscription whose code is specialised although it is called without its type being known.
///
/// A call through `any Subscription` reaches a generic class by its witness table, and so code that is specialised for
/// nothing: it looks up the metadata of each type that it mentions. This class is not generic, and calls closures that
/// its subclasses make where they are created, which is where the optimiser knows all types. The closures capture
/// nothing, and so cost no allocation.
@usableFromInline
class SpecializedSubscription: Subscription {
    @usableFromInline typealias Requesting = (SpecializedSubscription, Subscribers.Demand) -> Void
    @usableFromInline typealias Cancelling = (SpecializedSubscription) -> Void

    @usableFromInline let requesting: Requesting
    @usableFromInline let cancelling: Cancelling

    /// Creates a subscription with what a request and a cancellation are to do, which are called with this object.
    @inlinable
    init(requesting: @escaping Requesting, cancelling: @escaping Cancelling) {
        self.requesting = requesting
        self.cancelling = cancelling
    }

    @usableFromInline
    final func request(_ demand: Subscribers.Demand) {
        requesting(self, demand)
    }

    @usableFromInline
    final func cancel() {
        cancelling(self)
    }
}
