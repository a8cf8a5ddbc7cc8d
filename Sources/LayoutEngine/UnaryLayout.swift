import Foundation
import Geometry

/// A layout of exactly one child.
@usableFromInline
package protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize

    /// Where the child goes.
    ///
    /// - Parameter size: the answer to `proposal`.
    func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement

    func spacing(child: some LayoutItem) -> ItemSpacing

    /// Whether the size is the same for every proposal.
    func isRigid(child: some LayoutItem) -> Bool

    /// The child's explicit value of a guide, in this layout's coordinates; nil where it has none.
    ///
    /// - Parameter size: the answer to `proposal`.
    func explicitValue(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: some LayoutItem
    ) -> CGFloat?
}

extension UnaryLayout {
    @inlinable
    package func spacing(child: some LayoutItem) -> ItemSpacing { child.spacing }

    @inlinable
    package func isRigid(child: some LayoutItem) -> Bool { child.isRigid }

    /// Places the child in bounds whose size is the answer to the proposal.
    @inlinable
    package func place(in bounds: CGRect, proposal: ProposedViewSize, child: some LayoutItem) {
        let placement = placement(of: child, size: bounds.size, proposal: proposal)
        let position = CGPoint(x: bounds.origin.x + placement.origin.x, y: bounds.origin.y + placement.origin.y)
        child.place(at: position, anchor: .topLeading, proposal: placement.proposal)
    }

    /// The child's value, moved to where the child lies.
    @inlinable
    package func explicitValue(
        of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: some LayoutItem
    ) -> CGFloat? {
        let placement = placement(of: child, size: size, proposal: proposal)
        let childSize = child.sizeThatFits(placement.proposal)
        let value = child.explicitValue(of: key, size: childSize, proposal: placement.proposal)
        return value.map { $0 + placement.origin[key.axis] }
    }
}
