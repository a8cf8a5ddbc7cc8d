import Foundation
import Geometry

/// Gives a child its ideal size along some axes, whatever is proposed.
@usableFromInline
package struct FixedSizeLayout: UnaryLayout, Hashable {
    @usableFromInline let axes: Axis.Set

    @inlinable
    package init(axes: Axis.Set) { self.axes = axes }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(origin: .zero, proposal: childProposal(proposal))
    }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool { axes == .both || child.isRigid }

    @inlinable
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width,
            height: axes.contains(Axis.vertical) ? nil : proposal.height)
    }
}
