import Foundation
import Geometry

extension View {
    /// Whether the view takes input.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

public nonisolated struct _AllowsHitTestingModifier: ElementModifier, Equatable {
    public var allowsHitTesting: Bool

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AllowsHitTestingNode {
        AllowsHitTestingNode(self, child: child, inputs)
    }
}

package final class AllowsHitTestingNode: ModifierNode<_AllowsHitTestingModifier> {
    override package func modifierChanged(from old: _AllowsHitTestingModifier) {}
    override package func admitsHit(at point: CGPoint) -> Bool { modifier.allowsHitTesting }
}
