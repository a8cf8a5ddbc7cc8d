/// A conduit as the list of its subject sees it: without any type.
///
/// Lists are not generic, since they are changed by code that is not specialised.
@usableFromInline
class ListedConduit: SpecializedSubscription {
    /// The place in the subject's list, guarded by the subject's lock.
    @usableFromInline @exclusivity(unchecked) final var position = 0

    @inlinable
    override init(requesting: @escaping Requesting, cancelling: @escaping Cancelling) {
        super.init(requesting: requesting, cancelling: cancelling)
    }
}
