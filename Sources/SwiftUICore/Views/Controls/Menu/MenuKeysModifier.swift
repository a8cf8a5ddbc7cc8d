import Foundation
import Geometry
import Platform

/// Lets the arrow keys lead through the items of a menu, and out of a submenu.
nonisolated struct MenuKeysModifier: ElementModifier {
    /// Goes back to the menu that this one was opened from; nil where there is none.
    let leave: (@MainActor () -> Void)?

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MenuKeysNode {
        MenuKeysNode(self, child: child, inputs)
    }
}

final class MenuKeysNode: ModifierNode<MenuKeysModifier>, KeyResponder {
    private nonisolated(unsafe) var hasTakenKeys = false

    override func modifierChanged(from old: MenuKeysModifier) {}
    override var affectsDrawing: Bool { false }
    override var keyResponder: (any KeyResponder)? { self }

    /// An open menu has the keyboard.
    override func wasPlaced() {
        guard !hasTakenKeys else { return }
        hasTakenKeys = true
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached, viewGraph.focus == nil else { return }
            viewGraph.focus = self
        }
    }

    @MainActor
    func handle(_ event: KeyEvent) -> Bool { handleFromInside(event) }

    /// The items that can be chosen, from top to bottom.
    @MainActor
    private var items: [PressNode] {
        var result: [PressNode] = []
        func visit(_ node: LayoutNode) {
            if let item = node as? PressNode, item.isEnabled { result.append(item) }
            node.forEachLayoutChild(visit)
        }
        forEachLayoutChild(visit)
        return result
    }
}

@MainActor
extension MenuKeysNode: OuterKeyHandling {
    package func handleFromInside(_ event: KeyEvent) -> Bool {
        let isRightToLeft = environment.values.value(of: LayoutDirectionKey.self) == .rightToLeft
        guard let key = ControlKey(event, isRightToLeft: isRightToLeft) else { return false }
        let items = items
        guard !items.isEmpty else { return false }
        let index = items.firstIndex { $0.hasFocus }
        switch key {
        case .down: give(items[index.map { min($0 + 1, items.count - 1) } ?? 0])
        case .up: give(items[index.map { max($0 - 1, 0) } ?? items.count - 1])
        case .first: give(items[0])
        case .last: give(items[items.count - 1])
        case .previous:
            guard let leave = modifier.leave else { return false }
            leave()
        case .activate: return true
        case .next: return false
        }
        return true
    }

    private func give(_ item: PressNode) { viewGraph.moveFocus(to: item) }
}
