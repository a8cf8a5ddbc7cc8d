import Foundation
import Geometry
import Platform

/// Makes its content a control that is dragged, or adjusted by keys and screen readers.
package nonisolated struct ControlModifier: ElementModifier {
    package var role: AccessibilityRole
    /// What a screen reader says that it stands at.
    package var value: Text?
    package var traits: Platform.AccessibilityTraits = []
    /// The elements in it stay elements of their own, below the control's.
    package var containsElements = false
    /// What is in it is what it stands at; its label is beside it.
    package var isContentValue = false
    package var mode = TrackRecognizer.Mode.immediate
    /// Follows the pointer; answers the first touch with whether it wants it.
    package var track: (@MainActor (ControlTouch) -> Bool)?
    /// Answers a key with whether it has a meaning for the control.
    package var key: (@MainActor (ControlKey) -> Bool)?
    /// What a screen reader's activation does; nil is what the key of activation does.
    package var activate: (@MainActor () -> Void)?
    /// One step up or down; nil where the control has no steps.
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
    /// Takes a value that is spoken or typed; false where it can't be one.
    package var setValue: (@MainActor (String) -> Bool)?

    package init(role: AccessibilityRole, value: Text? = nil) {
        self.role = role
        self.value = value
    }

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ControlNode {
        ControlNode(self, child: child, inputs)
    }
}

package final class ControlNode: FocusableNode<ControlModifier>, Responder {
    override package var responder: (any Responder)? { self }
    override package func modifierChanged(from old: ControlModifier) {}
    override package var affectsDrawing: Bool { false }
    override package nonisolated var isFocusable: Bool { isEnabled && modifier.key != nil }

    override package func isHit(at point: CGPoint) -> Bool {
        modifier.track != nil && CGRect(origin: .zero, size: size).contains(point)
    }

    package func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled, modifier.track != nil else { return [] }
        return [
            TrackRecognizer(node: self, mode: modifier.mode) { [weak self] in self?.modifier.track?($0) ?? false }
        ]
    }

    override package func handle(_ event: KeyEvent) -> Bool {
        let isRightToLeft = environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft
        guard isEnabled, let key = ControlKey(event, isRightToLeft: isRightToLeft) else { return false }
        return modifier.key?(key) ?? false
    }

    // MARK: Accessibility

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let text = modifier.containsElements ? "" : AccessibilityElement.label(of: below)
        var content = AccessibilityContent(
            role: modifier.role, label: modifier.isContentValue ? "" : text,
            value: modifier.value.map { accessibilityString(of: $0) } ?? (modifier.isContentValue ? text : ""),
            traits: traits)
        content.respond = { [weak self] in self?.respond($0) ?? false }
        return [
            AccessibilityElement(content, frame: windowFrame, elements: modifier.containsElements ? below : [])
        ]
    }

    private var traits: Platform.AccessibilityTraits {
        var traits = modifier.traits
        if !isEnabled { traits.insert(.disabled) }
        if hasFocus { traits.insert(.focused) }
        return traits
    }

    @MainActor
    private func respond(_ action: AccessibilityAction) -> Bool {
        guard isEnabled else { return false }
        switch action {
        case .increment: return adjust(.increment)
        case .decrement: return adjust(.decrement)
        case .setValue(let value): return modifier.setValue?(value) ?? false
        case .activate:
            guard let activate = modifier.activate else { return modifier.key?(.activate) ?? false }
            activate()
            return true
        case .escape, .scroll, .named: return false
        }
    }

    @MainActor
    private func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        modifier.adjust?(direction)
        return modifier.adjust != nil
    }
}
