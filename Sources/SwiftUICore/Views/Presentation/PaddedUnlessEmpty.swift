import Foundation
import Geometry

/// Keeps a distance around texts, and none around nothing.
nonisolated struct PaddedUnlessEmpty: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> PaddedUnlessEmptyNode {
        PaddedUnlessEmptyNode(self, child: child, inputs)
    }
}

final class PaddedUnlessEmptyNode: ModifierNode<PaddedUnlessEmpty> {
    private static let insets = CGSize(width: 16, height: 14)

    private func content(_ proposal: ProposedViewSize) -> (size: CGSize, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * Self.insets.width) }, height: proposal.height)
        return (child.sizeThatFits(inner), inner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content(proposal).size
        guard size.height > 0 else { return .zero }
        return CGSize(width: size.width + 2 * Self.insets.width, height: size.height + 2 * Self.insets.height)
    }

    override func placeChildren() {
        let inner = content(placedProposal ?? ProposedViewSize(size)).proposal
        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: inner)
    }
}
