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

        @inlinable
        init() {}
    }

    @usableFromInline var slots: ContiguousArray<Slot> = []
    @usableFromInline var totalGap: CGFloat = 0
    /// Of each child; empty where all have the same one, as in most stacks.
    @usableFromInline var priorities: ContiguousArray<Double> = []
    @inlinable var hasPriorities: Bool { !priorities.isEmpty }
    /// Whether gaps and priorities are those of the present children.
    @usableFromInline var isPrepared = false
    /// What the sizes and origins in the slots answer to; nil where they answer to nothing yet.
    @usableFromInline var proposal: ProposedViewSize?
    @usableFromInline var size = CGSize.zero
    /// Whether the slots are as the children are placed, with the stack's own length offered across.
    @usableFromInline var isStretched = false
    /// The ranges for the last proposals across, of which an enclosing stack makes three in turn: 0, infinity and the
    /// one that it settles on.
    @usableFromInline var ranges: ContiguousArray<StackRanges> = []

    @usableFromInline static let mostRanges = 3

    @inlinable
    package init() {}

    @inlinable
    package mutating func invalidate() {
        isPrepared = false
        proposal = nil
        ranges.removeAll(keepingCapacity: true)
    }
}
