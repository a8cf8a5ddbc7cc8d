import Foundation
import Geometry
import Platform

/// Makes its content pressable: the button's part that takes input.
nonisolated struct PressModifier: ElementModifier {
    let isPressed: Binding<Bool>?
    let action: @MainActor () -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> PressNode {
        PressNode(self, child: child, inputs)
    }
}

final class PressNode: ModifierNode<PressModifier>, Responder {
    override var responder: (any Responder)? { self }

    override func modifierChanged(from old: PressModifier) {}
    override var affectsDrawing: Bool { false }

    /// A button takes touches in all of its frame, also between the strokes of its label.
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled else { return [] }
        return [
            PressRecognizer(
                node: self, pressing: { [weak self] in self?.modifier.isPressed?.wrappedValue = $0 }
            ) { [weak self] in self?.modifier.action() }
        ]
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        var content = AccessibilityContent(
            role: .button, label: AccessibilityElement.label(of: below), traits: isEnabled ? [] : .disabled)
        content.actions[.activate] = accessibilityActivation
        let element = AccessibilityElement(content, frame: windowFrame)
        element.properties.identifier = below.lazy.map(\.properties.identifier).first { !$0.isEmpty } ?? ""
        return [element]
    }

    override var accessibilityActivation: (() -> Void)? {
        { [weak self] in
            guard let self, isEnabled else { return }
            modifier.action()
        }
    }
}

extension AccessibilityElement {
    /// What elements that are read as one are called.
    package static func label(of elements: [AccessibilityElement]) -> String {
        elements.flatMap { [$0.properties.label, label(of: $0.elements)] }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
