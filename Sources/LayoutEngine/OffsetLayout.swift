import Foundation
import Geometry

/// Moves a child without a change of its size or of what is around it.
@usableFromInline
package struct OffsetLayout: UnaryLayout, Hashable {
    @usableFromInline let offset: CGSize

    /// Infinite lengths, and those that are no number, count as 0.
    package init(_ offset: CGSize) {
        self.offset = CGSize(
            width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        child.sizeThatFits(proposal)
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    /// The child's value where the child would lie without the offset, which moves no guide.
    @inlinable
    package func explicitValue(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: some LayoutItem
    ) -> CGFloat? {
        child.explicitValue(of: key, size: size, proposal: proposal)
    }
}
