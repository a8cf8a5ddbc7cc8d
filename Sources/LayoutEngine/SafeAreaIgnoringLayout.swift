import Foundation
import Geometry

/// Lets a child extend into the unsafe area, while parents go on to see the safe frame.
@usableFromInline
package struct SafeAreaIgnoringLayout: UnaryLayout, Hashable {
    @usableFromInline let growth: EdgeInsets

    /// - Parameter growth: how far the child may extend beyond each side (`SafeAreaLayout.growth`).
    package init(growth: EdgeInsets) { self.growth = growth }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: some LayoutItem) -> CGSize {
        child.sizeThatFits(proposal)
    }

    /// The child in the grown rectangle, centred where it does not fill it.
    @inlinable
    package func placement(of child: some LayoutItem, size: CGSize, proposal: ProposedViewSize) -> Placement {
        let grown = CGSize(width: size.width + growth.horizontal, height: size.height + growth.vertical)
        var placement = Placement(
            aligning: child, alignment: .center, in: grown, proposal: ProposedViewSize(grown))
        placement.origin.x -= growth.leading
        placement.origin.y -= growth.top
        return placement
    }
}
