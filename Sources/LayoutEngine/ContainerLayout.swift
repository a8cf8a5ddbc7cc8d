import Foundation
import Geometry

/// A layout of any number of children.
///
/// The cache belongs to one container and is given to each call. Whoever keeps it must invalidate it when a child, its
/// spacing or its priority changes, or the layout itself.
@usableFromInline
package protocol ContainerLayout {
    associatedtype Cache: LayoutCache

    func sizeThatFits<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, children: Children, cache: inout Cache
    ) -> CGSize where Children.Element: LayoutItem, Children.Index == Int

    /// Places all children in bounds whose size is the answer to the proposal.
    func place<Children: RandomAccessCollection>(
        in bounds: CGRect, proposal: ProposedViewSize, children: Children, cache: inout Cache
    ) where Children.Element: LayoutItem, Children.Index == Int

    /// The children's explicit values of a guide as one, in the container's coordinates; nil where none has any.
    ///
    /// - Parameter size: the answer to `proposal`.
    func explicitValue<Children: RandomAccessCollection>(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: Children, cache: inout Cache
    ) -> CGFloat? where Children.Element: LayoutItem, Children.Index == Int

    func spacing<Children: RandomAccessCollection>(children: Children) -> ItemSpacing
    where Children.Element: LayoutItem, Children.Index == Int
}

/// What a container keeps between two calls of its layout.
@usableFromInline
package protocol LayoutCache {
    init()

    /// Forgets everything; memory may be kept for the next time.
    mutating func invalidate()
}

/// One child in a container's cache: what was proposed, what it answered, where it goes.
@usableFromInline
package struct PlacedItem {
    @usableFromInline var proposal = ProposedViewSize.unspecified
    @usableFromInline var size = CGSize.zero
    @usableFromInline var origin = CGPoint.zero

    @inlinable
    init() {}

    @inlinable
    init(proposal: ProposedViewSize, size: CGSize, origin: CGPoint) {
        self.proposal = proposal
        self.size = size
        self.origin = origin
    }
}
