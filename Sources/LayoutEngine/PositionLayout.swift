import Foundation
import Geometry

/// Takes the whole proposal and puts the child's centre at a point in it.
@usableFromInline
package struct PositionLayout: UnaryLayout, Hashable {
    @usableFromInline let position: CGPoint

    /// Infinite coordinates, and those that are no number, count as 0.
    package init(_ position: CGPoint) {
        self.position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        let childSize = child.sizeThatFits(proposal)
        let x = position.x - childSize.width / 2
        let y = position.y - childSize.height / 2
        return Placement(origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), proposal: proposal)
    }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool { false }
}
