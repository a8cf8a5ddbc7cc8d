import Foundation
import Geometry

/// Lets a screen reader say a title that is not shown.
nonisolated struct AccessibleTitleModifier<Title: View>: ElementModifier {
    let title: Title

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AccessibleTitleNode<Title> {
        let node = AccessibleTitleNode(self, child: child, inputs)
        node.hold(title)
        return node
    }
}

/// Holds the title beside what is shown: it is laid out for its elements' sake, and never drawn.
final class AccessibleTitleNode<Title: View>: ModifierNode<AccessibleTitleModifier<Title>> {
    private var title: ContentSlot!

    @MainActor
    fileprivate func hold(_ title: Title) {
        self.title = ContentSlot(title, inputs)
        self.title.layoutParent = self
    }

    override func modifierChanged(from old: AccessibleTitleModifier<Title>) { title.update(to: modifier.title) }

    override func placeChildren() {
        super.placeChildren()
        title.place(at: .zero, proposal: .unspecified)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let title { body(title) }
    }

    /// The icon's own elements are not heard; the title's are where the icon is.
    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let elements = title.makeAccessibilityElements()
        for element in elements { element.properties.frame = windowFrame }
        return elements
    }
}
