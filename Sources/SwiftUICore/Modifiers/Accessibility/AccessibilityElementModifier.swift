import Geometry
import Platform

extension View {
    /// Makes the view one accessibility element.
    /// - Parameter children: what becomes of the elements in it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }
}

nonisolated struct AccessibilityElementModifier: ElementModifier, Equatable {
    let children: AccessibilityChildBehavior

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AccessibilityElementNode {
        AccessibilityElementNode(self, child: child, inputs)
    }
}

final class AccessibilityElementNode: ModifierNode<AccessibilityElementModifier> {
    override func modifierChanged(from old: AccessibilityElementModifier) {}
    override var affectsDrawing: Bool { false }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        [modifier.children.element(around: below, of: self)]
    }
}
