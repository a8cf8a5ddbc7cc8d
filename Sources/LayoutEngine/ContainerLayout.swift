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
