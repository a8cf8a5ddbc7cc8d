import Foundation
import Geometry

/// Space around a child.
@usableFromInline
package struct PaddingLayout: UnaryLayout, Hashable {
    /// Points; negative ones let the child stick out.
    @usableFromInline let insets: EdgeInsets

    /// Infinite insets, and those that are no number, count as 0.
    package init(_ insets: EdgeInsets) {
        var insets = insets
        for edge in Edge.allCases where !insets[edge].isFinite { insets[edge] = 0 }
        self.insets = insets
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
    }

    @inlinable
    package func spacing(child: some LayoutItem) -> ItemSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return child.spacing.resetting(edges)
    }

    @inlinable
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}
