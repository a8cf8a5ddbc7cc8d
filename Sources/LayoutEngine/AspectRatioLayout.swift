import Foundation
import Geometry

/// Proposes to a child a size of one shape, as large as fits in the proposal or as small as covers it.
@usableFromInline
package struct AspectRatioLayout: UnaryLayout, Hashable {
    /// Width divided by height; nil takes that of the child's ideal size.
    @usableFromInline let ratio: CGFloat?
    @usableFromInline let fills: Bool

    /// - Parameters:
    ///   - ratio: 0, negative and infinite ones, and those that are no number, count as nil.
    ///   - fills: whether the child covers the proposal instead of fitting in it.
    package init(ratio: CGFloat?, fills: Bool) {
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.fills = fills
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child: child))
    }

    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        let childProposal = childProposal(proposal, child: child)
        return Placement(aligning: child, alignment: .center, in: size, proposal: childProposal)
    }

    @inlinable
    func childProposal(_ proposal: ProposedViewSize, child: some LayoutItem) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        if shape.width == shape.height || !shape.width.isFinite || !shape.height.isFinite {
            shape = CGSize(width: 1, height: 1)
        }
        let scale = scale(of: shape, in: proposal)
        return ProposedViewSize(width: length(shape.width, scale), height: length(shape.height, scale))
    }

    /// The factor that makes the shape fit or cover; a dimension that is not proposed leaves it to the other.
    @inlinable
    func scale(of shape: CGSize, in proposal: ProposedViewSize) -> CGFloat {
        let horizontal = proposal.width.map { shape.width > 0 ? $0 / shape.width : .infinity }
        let vertical = proposal.height.map { shape.height > 0 ? $0 / shape.height : .infinity }
        guard let horizontal, let vertical else { return horizontal ?? vertical ?? 1 }
        return fills ? max(horizontal, vertical) : min(horizontal, vertical)
    }

    @inlinable
    func length(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { length == 0 ? 0 : length * scale }
}
