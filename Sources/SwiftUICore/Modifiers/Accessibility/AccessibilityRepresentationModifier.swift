import Foundation
import Geometry

extension View {
    /// Describes the view by another one, which is never seen.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: representation(), isContained: false))
    }

    /// Gives the view elements that it only draws; they are never seen themselves.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: children(), isContained: true))
    }
}

nonisolated struct AccessibilityRepresentationModifier<Representation: View>: ElementModifier {
    let representation: Representation
    /// The elements are in one for the view; otherwise they take its place.
    let isContained: Bool

    @MainActor
    func makeElement(
        _ child: LayoutNode, _ inputs: _ViewInputs
    ) -> AccessibilityRepresentationNode<Representation> {
        let node = AccessibilityRepresentationNode(self, child: child, inputs)
        node.makeSlot()
        return node
    }
}

/// Lays the other view out in its frame, but neither draws it nor lets input meet it.
final class AccessibilityRepresentationNode<Representation: View>: ModifierNode<
    AccessibilityRepresentationModifier<Representation>
>
{
    private var slot: ContentSlot!

    @MainActor
    fileprivate func makeSlot() {
        slot = ContentSlot(modifier.representation, inputs, arrangement: .overlay(.center))
        slot.layoutParent = self
    }

    override func modifierChanged(from old: AccessibilityRepresentationModifier<Representation>) {
        slot.update(to: modifier.representation)
    }

    override var affectsDrawing: Bool { false }

    override func placeChildren() {
        super.placeChildren()
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        slot.place(at: center, anchor: .center, proposal: ProposedViewSize(size))
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let elements = slot.makeAccessibilityElements()
        return modifier.isContained
            ? [AccessibilityChildBehavior.contain.element(around: elements, of: self)] : elements
    }
}
