import Foundation
import Geometry

/// Children in a row along one axis, aligned on a guide of the other.
///
/// Space goes to the children of the highest priority first, and among these to the least flexible first, each being
/// offered an equal part of what is left. A stack that is proposed nothing across takes the size of its largest child
/// there, and then offers that to all, so that a line or a shape beside a text becomes as long as the text.
@usableFromInline
package struct StackLayout: ContainerLayout, Hashable {
    @usableFromInline let axis: Axis
    @usableFromInline let alignment: AlignmentKey
    @usableFromInline let explicitSpacing: CGFloat?
    @usableFromInline let refitsOverflow: Bool

    /// - Parameters:
    ///   - alignment: a guide of the axis across the stack.
    ///   - spacing: points between all children; nil leaves it to each pair of neighbours. Infinite ones, and one that
    ///     is no number, count as 0.
    ///   - refitsOverflow: whether children that stick out on the trailing side across the stack, because of their
    ///     alignment, are proposed as much less there. `HStack` and `VStack` do not do so.
    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, refitsOverflow: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        explicitSpacing = spacing.map { $0.isFinite ? $0 : 0 }
        self.refitsOverflow = refitsOverflow
    }

    package static func horizontal(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    package static func vertical(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    @inlinable
    package func sizeThatFits<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, children: Children, cache: inout StackCache
    ) -> CGSize where Children.Element: LayoutItem, Children.Index == Int {
        layOut(proposal, children, &cache)
        return cache.size
    }

    @inlinable
    package func place<Children: RandomAccessCollection>(
        in bounds: CGRect, proposal: ProposedViewSize, children: Children, cache: inout StackCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        layOutForPlacing(proposal, children, &cache)
        var index = children.startIndex
        for slot in cache.slots {
            let position = CGPoint(
                x: bounds.origin.x + slot.item.origin.x, y: bounds.origin.y + slot.item.origin.y)
            children[index].place(at: position, anchor: .topLeading, proposal: slot.item.proposal)
            index += 1
        }
    }

    @inlinable
    package func explicitValue<Children: RandomAccessCollection>(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: Children, cache: inout StackCache
    ) -> CGFloat? where Children.Element: LayoutItem, Children.Index == Int {
        layOutForPlacing(proposal, children, &cache)
        return combineExplicit(key, cache.slots.lazy.map(\.item), children)
    }

    @inlinable
    package func spacing<Children: RandomAccessCollection>(children: Children) -> ItemSpacing
    where Children.Element: LayoutItem, Children.Index == Int {
        guard let first = children.first, let last = children.last else { return .none }
        let startEdge: Edge.Set = axis == .horizontal ? .leading : .top
        let endEdge: Edge.Set = axis == .horizontal ? .trailing : .bottom
        let sideEdges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ItemSpacing.none
        result.formUnion(first.spacing, edges: startEdge)
        result.formUnion(last.spacing, edges: endEdge)
        for child in children { result.formUnion(child.spacing, edges: sideEdges) }
        return result
    }

    @inlinable
    package func isRigid<Children: RandomAccessCollection>(children: Children) -> Bool
    where Children.Element: LayoutItem, Children.Index == Int {
        children.allSatisfy { $0.isRigid }
    }
}
