import Drawing
import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Shows the view where the mask is opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Shows the view where the mask is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}

public nonisolated struct _MaskEffect<Mask: View>: ElementModifier {
    public var mask: Mask
    public var alignment: Alignment

    public init(mask: Mask, alignment: Alignment = .center) {
        self.mask = mask
        self.alignment = alignment
    }

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MaskNode<Mask> {
        let node = MaskNode(self, child: child, inputs)
        node.makeSlot()
        return node
    }
}

/// Has the size of its child, and proposes that size to the mask. The mask is no layout child: it is neither drawn nor
/// met by input by itself.
package final class MaskNode<Mask: View>: ModifierNode<_MaskEffect<Mask>> {
    private var slot: ContentSlot!

    @MainActor
    fileprivate func makeSlot() {
        slot = ContentSlot(modifier.mask, inputs, arrangement: .overlay(modifier.alignment))
        slot.layoutParent = self
    }

    override package func modifierChanged(from old: _MaskEffect<Mask>) {
        slot.update(to: modifier.mask)
        if modifier.alignment != old.alignment { invalidateMeasure() }
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? ProposedViewSize(size)
        child.place(at: .zero, proposal: proposal)
        let placement = AttachmentLayout(alignment: modifier.alignment).placement(
            of: NodeItem(slot), on: NodeItem(child), size: size, proposal: proposal)
        let isMirrored = environment.layoutDirection == .rightToLeft
        NodeItem(slot, mirrorWidth: isMirrored ? size.width : nil).place(
            at: placement.origin, anchor: .topLeading, proposal: placement.proposal)
    }

    private var maskBounds: CGRect { slot.drawingBounds.offsetBy(dx: slot.origin.x, dy: slot.origin.y) }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        // A change of the mask climbs this way too: it damages no more than the mask covers.
        bounds.intersection(maskBounds)
    }

    override package func admitsHit(at point: CGPoint) -> Bool {
        !slot.hitPath(at: CGPoint(x: point.x - slot.origin.x, y: point.y - slot.origin.y)).isEmpty
    }

    override package func paint(_ painter: inout Painter) {
        let bounds = maskBounds
        guard !bounds.isNull else { return }
        let mask = painter.separate { $0.paint(slot) }
        painter.layer(.mask(mask), bounds: bounds) { $0.paint(child) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }
}
