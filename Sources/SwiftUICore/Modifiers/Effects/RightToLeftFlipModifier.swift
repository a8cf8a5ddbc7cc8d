import Drawing
import Foundation
import Geometry

extension View {
    /// Draws the view mirrored where lines run from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlipModifier(isEnabled: enabled))
    }
}

package nonisolated struct RightToLeftFlipModifier: ElementModifier, Equatable {
    let isEnabled: Bool

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> RightToLeftFlipNode {
        RightToLeftFlipNode(self, child: child, inputs)
    }
}

package final class RightToLeftFlipNode: ModifierNode<RightToLeftFlipModifier> {
    private var isFlipped: Bool {
        modifier.isEnabled && environment.read(StyleEnvironment.self, for: self).isRightToLeft
    }

    override package func modifierChanged(from old: RightToLeftFlipModifier) {}

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    override package var childTransform: CGAffineTransform? {
        isFlipped ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : nil
    }

    override package func paint(_ painter: inout Painter) {
        guard let childTransform else { return paintChildren(&painter) }
        painter.transformed(by: childTransform) { paintChildren(&$0) }
    }
}
