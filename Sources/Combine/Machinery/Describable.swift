/// What a subscriber or a subscription of an operator shows of itself: the operator's name, and what it holds.
///
/// Descriptions, mirrors and playgrounds all go by these two.
@usableFromInline
protocol Describable: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What the mirror shows, in order.
    var mirrorChildren: [Mirror.Child] { get }
}

extension Describable {
    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    @usableFromInline
    var playgroundDescription: Any { description }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [] }
}
