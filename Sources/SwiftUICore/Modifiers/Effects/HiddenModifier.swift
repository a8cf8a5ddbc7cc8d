import Foundation
import Geometry

extension View {
    /// Hides the view, which keeps its place.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

public nonisolated struct _HiddenModifier: ElementModifier, Equatable {
    public init() {}

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> HiddenNode {
        HiddenNode(self, child: child, inputs)
    }
}

package final class HiddenNode: ModifierNode<_HiddenModifier> {
    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { .null }
    override package func admitsHit(at point: CGPoint) -> Bool { false }
    /// There is nothing to draw.
    override package func paint(_ painter: inout Painter) {}
    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] { [] }
}
