import Foundation
import Geometry

extension View {
    /// Sets where a guide lies in the view, in points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    /// Sets where a guide lies in the view, in points from its top edge.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}

nonisolated struct AlignmentGuideModifier: ElementModifier {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AlignmentGuideNode {
        AlignmentGuideNode(self, child: child, inputs)
    }
}

final class AlignmentGuideNode: ModifierNode<AlignmentGuideModifier> {
    override var explicitGuides: ExplicitGuides { child.guides.union(ExplicitGuides(modifier.key)) }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else {
            return super.explicitAlignment(key, size: size, proposal: proposal)
        }
        return modifier.value(child.dimensions(in: proposal))
    }
}
