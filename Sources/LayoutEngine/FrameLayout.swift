import Foundation
import Geometry

/// A frame of a fixed width, height or both: it proposes them to the child and takes them itself.
@usableFromInline
package struct FrameLayout: UnaryLayout, Hashable {
    @usableFromInline let width: CGFloat?
    @usableFromInline let height: CGFloat?
    @usableFromInline let alignment: Alignment

    /// Whether a dimension was negative, infinite or no number, and so left out.
    package let hadInvalidDimension: Bool

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        let isValid = { (length: CGFloat) in length >= 0 && length.isFinite }
        self.width = width.flatMap { isValid($0) ? $0 : nil }
        self.height = height.flatMap { isValid($0) ? $0 : nil }
        self.alignment = alignment
        hadInvalidDimension = self.width != width || self.height != height
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(aligning: child, alignment: alignment, in: size, proposal: childProposal(proposal))
    }

    @inlinable
    package func spacing(child: some LayoutItem) -> ItemSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool { (width != nil && height != nil) || child.isRigid }

    @inlinable
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
