import Foundation
import Geometry
import Platform

/// Lets the arrow keys lead through the items of a menu, and Space and Return choose one.
nonisolated struct MenuKeysModifier: ElementModifier {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MenuKeysNode {
        MenuKeysNode(self, child: child, inputs)
    }
}

final class MenuKeysNode: ModifierNode<MenuKeysModifier>, KeyResponder {
    /// The item that the keys have led to.
    private weak var current: PressNode?
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
    func handle(_ event: KeyEvent) -> Bool {
        guard let key = ControlKey(event) else { return false }
        let items = self.items
        guard !items.isEmpty else { return false }
        let index = items.firstIndex { $0 === current }
        switch key {
        case .down: mark(items[index.map { min($0 + 1, items.count - 1) } ?? 0])
        case .up: mark(items[index.map { max($0 - 1, 0) } ?? items.count - 1])
        case .first: mark(items[0])
        case .last: mark(items[items.count - 1])
        case .activate:
            guard let index, event.phase == .down else { return true }
            items[index].modifier.action()
        case .next, .previous: return false
        }
        return true
    }

    @MainActor
    private func mark(_ item: PressNode) {
        guard item !== current else { return }
        current?.modifier.isPressed?.wrappedValue = false
        current = item
        item.modifier.isPressed?.wrappedValue = true
    }

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
