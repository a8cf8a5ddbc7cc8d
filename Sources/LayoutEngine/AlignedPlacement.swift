import Foundation
import Geometry

extension Placement {
    /// Puts a child so that its guides lie on those of a container.
    ///
    /// - Parameters:
    ///   - size: the container's size.
    ///   - proposal: what the child is proposed.
    @inlinable
    package init(
        aligning child: some LayoutItem, alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
    ) {
        let childSize = child.sizeThatFits(proposal)
        let x = Self.distance(alignment.horizontal.key, size, child, childSize, proposal)
        let y = Self.distance(alignment.vertical.key, size, child, childSize, proposal)
        self.init(origin: CGPoint(x: x, y: y), proposal: proposal)
    }

    @inlinable
    static func distance(
        _ key: AlignmentKey, _ size: CGSize, _ child: some LayoutItem, _ childSize: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat {
        let container = ViewDimensions(size: size, explicit: nil)
        let distance = key.defaultValue(in: container) - child.guide(key, size: childSize, proposal: proposal)
        // Infinite sizes have no place to be aligned at.
        return distance.isFinite ? distance : 0
    }
}
