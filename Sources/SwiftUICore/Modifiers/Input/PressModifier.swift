import Drawing
import Foundation
import Geometry
import Platform

/// Makes its content pressable: the button's part that takes input.
nonisolated struct PressModifier: ElementModifier {
    let isPressed: Binding<Bool>?
    var role = AccessibilityRole.button
    /// What a screen reader says of its state.
    var value: Text?
    /// What is in it is what it stands at; its label is beside it.
    var isContentValue = false
    var traits: Platform.AccessibilityTraits = []
    /// In a row of a list, the action is that of the row: it takes the touch, wherever in it.
    var actsForRow = false
    /// Asked at a tap whether the row is to be chosen instead.
    var leavesRow: (@MainActor () -> Bool)?
    /// Where a tap can choose the row, it does, and something else in the row does the action.
    var yieldsToChoice = false
    /// The action opens or closes something, which is open now or not.
    var isExpanded: Bool?
    var focusLook = FocusLook.ring
    /// The row stays highlighted, as while what it leads to is shown.
    var keepsRowHighlighted = false
    /// Acts again and again while it is held.
    var repeats = false
    /// The keyboard can be given to it; not so where what is around it takes the keys.
    var takesKeys = true
    let action: @MainActor () -> Void

    /// What shows that it has the keyboard.
    enum FocusLook {
        /// A line around it.
        case ring
        /// A line in it: it is a coloured plate beside others.
        case innerRing
        /// A ground, as an item of a menu has it.
        case fill
    }

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> PressNode {
        PressNode(self, child: child, inputs)
    }
}

final class PressNode: FocusableNode<PressModifier>, Responder, ListRowActor {
    override var responder: (any Responder)? { self }

    override func modifierChanged(from old: PressModifier) {
        if old.keepsRowHighlighted != modifier.keepsRowHighlighted { enclosingRow?.highlightChanged() }
    }
    override var affectsDrawing: Bool { false }

    /// A button takes touches in all of its frame, also between the strokes of its label.
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override nonisolated var isFocusable: Bool { isEnabled && modifier.takesKeys && !isKeyLeftToRow }

    private nonisolated var isKeyLeftToRow: Bool {
        guard modifier.actsForRow else { return false }
        let node = self
        return MainActor.assumeIsolated { node.enclosingRow?.takesKeys == true }
    }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled, !isLeftToRow else { return [] }
        return [
            PressRecognizer(
                node: self, repeats: modifier.repeats,
                pressing: { [weak self] in self?.modifier.isPressed?.wrappedValue = $0 }
            ) { [weak self] in self?.modifier.action() }
        ]
    }

    override func handle(_ event: KeyEvent) -> Bool {
        if event.phase != .up, let key = ControlKey(event, isRightToLeft: isRightToLeft), disclosed(by: key) {
            return true
        }
        guard isEnabled, case .activate? = ControlKey(event) else { return false }
        if event.phase == .down || modifier.repeats { modifier.action() }
        return true
    }

    private var isRightToLeft: Bool { environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft }

    /// The arrow that leads onwards opens, the other one closes.
    func disclosed(by key: ControlKey) -> Bool {
        guard isEnabled, let isExpanded = modifier.isExpanded, key == (isExpanded ? .previous : .next) else {
            return false
        }
        modifier.action()
        return true
    }

    // MARK: Rows of lists

    private var isLeftToRow: Bool { modifier.actsForRow && enclosingRow != nil }

    var rowAction: (() -> Void)? {
        guard modifier.actsForRow, isEnabled, modifier.leavesRow?() != true else { return nil }
        if modifier.yieldsToChoice, enclosingRow?.isChosenByTaps == true { return nil }
        return accessibilityActivation
    }
    var keepsRowHighlighted: Bool { modifier.keepsRowHighlighted }

    /// The keyboard is given to the row.
    override nonisolated var focusedArea: CGRect {
        var (origin, node) = (CGPoint.zero, self as LayoutNode)
        while modifier.actsForRow, let parent = node.layoutParent {
            origin = CGPoint(x: origin.x + node.layoutOrigin.x, y: origin.y + node.layoutOrigin.y)
            if let row = parent as? any ListRow, row.takesTouches {
                return FocusRing.area(inRow: row.cell.offsetBy(dx: -origin.x, dy: -origin.y))
            }
            node = parent
        }
        return modifier.focusLook == .innerRing ? FocusRing.area(inRow: super.focusedArea) : super.focusedArea
    }

    override var ringColor: RGBA? { modifier.focusLook == .innerRing ? .white : nil }

    override func paint(_ painter: inout Painter) {
        guard modifier.focusLook == .fill else { return super.paint(&painter) }
        if hasFocus {
            let color = environment.read(StyleEnvironment.self, for: self).colors.value(of: .systemFill)
            painter.fill(CGRect(origin: .zero, size: size), .color(color))
        }
        paintChildren(&painter)
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let label = AccessibilityElement.label(of: below)
        var content = AccessibilityContent(
            role: modifier.role, label: modifier.isContentValue ? "" : label,
            value: modifier.value.map { accessibilityString(of: $0) } ?? (modifier.isContentValue ? label : ""),
            traits: traits)
        content.actions[.activate] = accessibilityActivation
        let element = AccessibilityElement(content, frame: windowFrame)
        element.properties.identifier = below.lazy.map(\.properties.identifier).first { !$0.isEmpty } ?? ""
        return [element]
    }

    private var traits: Platform.AccessibilityTraits {
        var traits = modifier.traits
        if !isEnabled { traits.insert(.disabled) }
        if hasFocus { traits.insert(.focused) }
        return traits
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
