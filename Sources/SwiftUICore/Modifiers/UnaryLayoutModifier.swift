import Foundation
import Geometry
import LayoutEngine

/// A modifier that one of the layout engine's one-child layouts computes: all it says is which.
package protocol UnaryLayoutModifier: ElementModifier, UnaryLayoutProvider where Element == UnaryLayoutNode<Self> {}

package protocol UnaryLayoutProvider {
    associatedtype Engine: UnaryLayout
    var engine: Engine { get }
    /// Says only where the child is, which has no part in the size; what animates that is the modifier itself.
    static var onlyMoves: Bool { get }
}

extension UnaryLayoutProvider {
    package static var onlyMoves: Bool { false }
}

extension UnaryLayoutModifier {
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> UnaryLayoutNode<Self> {
        UnaryLayoutNode(self, child: child, inputs)
    }
}

/// Lays out one child as the modifier's engine says.
package final class UnaryLayoutNode<Modifier: UnaryLayoutProvider>: ModifierNode<Modifier> {
    private var item: NodeItem { NodeItem(child) }

    override package func modifierChanged(from old: Modifier) {
        guard Modifier.onlyMoves, placedProposal != nil else { return invalidateMeasure() }
        needsPlacement = true
        viewGraph.enqueueArrangement(self)
    }

    override package var placesChildrenAtOnce: Bool { Modifier.onlyMoves }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        modifier.engine.sizeThatFits(proposal, child: item)
    }

    override package func placeChildren() {
        let isMirrored = environment.layoutDirection == .rightToLeft
        modifier.engine.place(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            child: NodeItem(child, mirrorWidth: isMirrored ? size.width : nil))
    }

    override package var spacing: ItemSpacing { modifier.engine.spacing(child: item) }
    override package var isRigid: Bool { modifier.engine.isRigid(child: item) }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        modifier.engine.explicitValue(of: key, size: size, proposal: proposal, child: item)
    }
}
