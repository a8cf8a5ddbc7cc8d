import Foundation
import Geometry

/// What a stack remembers: gaps, how far each child can shrink and grow, and the last layout.
@usableFromInline
package struct StackCache: LayoutCache {
    /// One child.
    @usableFromInline
    struct Slot {
        @usableFromInline var item = PlacedItem()
        /// Points between the child before and this one.
        @usableFromInline var gap: CGFloat = 0
        @usableFromInline var priority = 0.0
        /// The least and the greatest length along the stack, for the cross proposal in the cache; NaN is not asked yet.
        @usableFromInline var minimum = CGFloat.nan
        @usableFromInline var maximum = CGFloat.nan
        /// The index of the child that takes its space in this place of the order.
        @usableFromInline var turn = 0

        @inlinable
        init() {}

        /// How much the length can change, 0 for a child that answers infinity to everything.
        @inlinable
        var flexibility: CGFloat {
            let range = maximum - minimum
            return range.isNaN ? 0 : range
        }
    }

    @usableFromInline var slots: ContiguousArray<Slot> = []
    @usableFromInline var totalGap: CGFloat = 0
    @usableFromInline var hasPriorities = false
    /// Whether gaps and priorities are those of the present children.
    @usableFromInline var isPrepared = false
    /// What the sizes and origins in the slots answer to; nil where they answer to nothing yet.
    @usableFromInline var proposal: ProposedViewSize?
    @usableFromInline var size = CGSize.zero
    /// What was proposed across the stack when the slots' ranges were asked, if they were.
    @usableFromInline var rangeProposal: CGFloat??

    @inlinable
    package init() {}

    @inlinable
    package mutating func invalidate() {
        isPrepared = false
        proposal = nil
        rangeProposal = nil
    }
}
