/// What Return does in an alert, as in UIKit's: from field to field, and from the last the alert's default action.
@MainActor
extension PresentationLayer {
    /// Return was pressed in a field: the next one has the keyboard, or the alert does what it is for.
    /// - Returns: false for what is no alert.
    func goOn(from field: any KeyResponder) -> Bool {
        guard style.role == .alert, contains(field) else { return false }
        let order = FocusOrder(viewGraph: viewGraph)
        if let next = order.field(after: field) {
            viewGraph.moveFocus(to: next)
        } else if !performDefault(or: [.choice]) {
            _ = order.move(forward: true)
        }
        return true
    }

    /// Does what the default button does: the one that the app says, or the only one, or else the first of a kind.
    func performDefault(or parts: [DialogPart]) -> Bool {
        if KeyboardDispatcher(viewGraph: viewGraph).performDefault() { return true }
        let buttons = dialogButtons
        guard let button = buttons.count == 1 ? buttons.first : buttons.first(where: { parts.contains($0.part) }),
            let action = button.node.firstActivation
        else { return false }
        action()
        return true
    }

    private var dialogButtons: [(part: DialogPart, node: LayoutNode)] {
        var buttons: [(part: DialogPart, node: LayoutNode)] = []
        func visit(_ node: LayoutNode) {
            if let part = node.layoutValue(ObjectIdentifier(DialogPartKey.self)) as? DialogPart, part.isButton {
                return buttons.append((part, node))
            }
            node.forEachAccessibleChild(visit)
        }
        forEachAccessibleChild(visit)
        return buttons
    }
}
