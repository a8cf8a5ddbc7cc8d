import Geometry
import Platform

extension View {
    /// Things that the view can do, each a button; what the buttons look like is of no account.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(buttons: content()))
    }

    /// Something else that the view can do.
    /// - Parameter label: says what; its texts are what counts.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let (label, action) = (label(), UncheckedBox(action))
        return accessibilityActions {
            Button {
                action.value()
            } label: {
                label
            }
        }
    }
}

package nonisolated struct AccessibilityActionsModifier<Buttons: View>: ElementModifier {
    let buttons: Buttons

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AccessibilityActionsNode<Buttons> {
        let node = AccessibilityActionsNode(self, child: child, inputs)
        node.hold(buttons)
        return node
    }
}

/// Holds the buttons beside its content: they are laid out for their elements' sake, and never drawn.
package final class AccessibilityActionsNode<Buttons: View>: ModifierNode<AccessibilityActionsModifier<Buttons>> {
    private var buttons: ContentSlot!

    @MainActor
    fileprivate func hold(_ buttons: Buttons) {
        self.buttons = ContentSlot(buttons, inputs)
        self.buttons.layoutParent = self
    }

    override package func modifierChanged(from old: AccessibilityActionsModifier<Buttons>) {
        buttons.update(to: modifier.buttons)
    }
    override package var affectsDrawing: Bool { false }

    override package func placeChildren() {
        super.placeChildren()
        buttons.place(at: .zero, proposal: .unspecified)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let buttons { body(buttons) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let elements = below.isEmpty ? [AccessibilityChildBehavior.ignore.element(around: [], of: self)] : below
        for button in buttons.makeAccessibilityElements().flatMap(\.leaves) {
            guard let action = button.actions[.activate], !button.properties.label.isEmpty else { continue }
            for element in elements { element.actions[.named(button.properties.label)] = action }
        }
        return elements
    }
}
