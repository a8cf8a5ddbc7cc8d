import Foundation
import Geometry

/// A stack that lays out only the items near what is visible.
///
/// It keeps no items: whoever does asks which ones are needed, measures these, and places them.
package struct LazyStackLayout: Hashable {
    package let axis: Axis
    /// A guide of the axis across the stack.
    package let alignment: AlignmentKey

    package init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
    }

    /// What each item is proposed: what the stack is across, its ideal length along.
    package func itemProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, cross: proposal[axis.perpendicular])
    }

    /// The size of the whole stack: all of the proposal across.
    ///
    /// - Parameter widest: the greatest size across among the measured items, for where nothing is proposed.
    package func size(_ proposal: ProposedViewSize, lengths: EstimatedLengths, widest: CGFloat) -> CGSize {
        CGSize(lengths.total, along: axis, cross: proposal[axis.perpendicular] ?? widest)
    }

    /// The items to keep for a viewport in the stack's coordinates.
    ///
    /// - Parameter margin: points before and after the viewport in which items are wanted too.
    package func visibleItems(in viewport: CGRect, lengths: EstimatedLengths, margin: CGFloat = 0) -> Range<Int> {
        let start = viewport.origin[axis]
        return lengths.indices(from: start - margin, to: start + viewport.size[axis] + margin)
    }

    /// Where a measured item goes.
    ///
    /// - Parameters:
    ///   - offset: where it begins along the stack.
    ///   - length: the stack's size across.
    package func placement(
        of item: some LayoutItem, at offset: CGFloat, across length: CGFloat, proposal: ProposedViewSize
    ) -> Placement {
        let itemProposal = itemProposal(proposal)
        let size = item.sizeThatFits(itemProposal)
        let container = CGSize(0, along: axis, cross: length)
        let cross = Placement.distance(alignment, container, item, size, itemProposal)
        return Placement(origin: CGPoint(offset, along: axis, cross: cross), proposal: itemProposal)
    }

    /// Where a pinned header or footer begins: at the edge of the viewport as long as its section is there.
    ///
    /// - Parameters:
    ///   - natural: where it begins when it is not pinned.
    ///   - section: where its section begins and ends.
    ///   - viewport: where the viewport begins and ends.
    ///   - isFooter: whether it is pinned to the end of the viewport instead of the start.
    package func pinnedOffset(
        natural: CGFloat, length: CGFloat, section: (start: CGFloat, end: CGFloat),
        viewport: (start: CGFloat, end: CGFloat), isFooter: Bool = false
    ) -> CGFloat {
        isFooter
            ? max(section.start, min(natural, viewport.end - length))
            : min(max(natural, viewport.start), section.end - length)
    }
}
