import Geometry
import Platform

/// Says something about the accessibility elements of its content.
///
/// Of several elements each is told. A view that has none, as a shape, gets one.
public nonisolated struct AccessibilityAttachmentModifier: ElementModifier {
    /// Whether what it says counts.
    package var isEnabled = true
    package let attribute: AccessibilityAttribute

    package init(attribute: AccessibilityAttribute, isEnabled: Bool = true) {
        self.attribute = attribute
        self.isEnabled = isEnabled
    }

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AccessibilityAttachmentNode {
        AccessibilityAttachmentNode(self, child: child, inputs)
    }
}

package final class AccessibilityAttachmentNode: ModifierNode<AccessibilityAttachmentModifier> {
    override package func modifierChanged(from old: AccessibilityAttachmentModifier) {}
    override package var affectsDrawing: Bool { false }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard modifier.isEnabled else { return below }
        if case .isHidden(let isHidden) = modifier.attribute { return isHidden ? [] : below }
        let elements = below.isEmpty ? newElements : below
        for element in elements { modifier.attribute.apply(to: element, for: self) }
        return elements
    }

    /// What is hidden stays so.
    @MainActor
    private var newElements: [AccessibilityElement] {
        child.drawingBounds.isNull ? [] : [AccessibilityChildBehavior.ignore.element(around: [], of: self)]
    }
}

extension View {
    nonisolated func accessibility(
        _ attribute: AccessibilityAttribute, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(attribute: attribute, isEnabled: isEnabled))
    }
}
