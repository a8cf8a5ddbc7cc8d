import Foundation
import Geometry
import LayoutEngine

/// A modifier that puts a view behind or in front of its content.
package protocol AttachmentModifier: ElementModifier, AttachmentProvider where Element == AttachmentNode<Self> {}

package protocol AttachmentProvider {
    associatedtype Attached: View
    nonisolated var attached: Attached { get }
    nonisolated var alignment: Alignment { get }
    /// In front of the content.
    nonisolated static var isOverlay: Bool { get }
}

extension AttachmentModifier {
    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AttachmentNode<Self> {
        let node = AttachmentNode(self, child: child, inputs)
        node.makeSlot()
        return node
    }
}

/// Has the size and the guides of its child, and proposes that size to what is behind or in front.
package final class AttachmentNode<Modifier: AttachmentProvider>: ModifierNode<Modifier> {
    private var slot: ContentSlot!

    @MainActor
    fileprivate func makeSlot() {
        slot = ContentSlot(modifier.attached, inputs, arrangement: .overlay(modifier.alignment))
        slot.layoutParent = self
    }

    override package func modifierChanged(from old: Modifier) {
        slot.update(to: modifier.attached)
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

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if !Modifier.isOverlay, let slot { body(slot) }
        body(child)
        if Modifier.isOverlay, let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }
}
