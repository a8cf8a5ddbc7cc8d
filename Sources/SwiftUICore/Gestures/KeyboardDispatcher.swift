import Platform

/// Brings keys and text to the node that has the focus.
@MainActor
package final class KeyboardDispatcher {
    private unowned let viewGraph: ViewGraph

    package init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    /// - Returns: whether anything took the key.
    package func handle(_ event: KeyEvent) -> Bool {
        if pressedAround(event) || viewGraph.focus?.handle(event) == true { return true }
        guard event.phase != .up else { return false }
        if event.phase == .down, shortcut(event) { return true }
        switch event.key {
        case "\t" where event.modifiers.subtracting(.shift).isEmpty:
            return FocusOrder(viewGraph: viewGraph).move(forward: !event.modifiers.contains(.shift))
        case "\u{1B}" where event.phase == .down: return viewGraph.presentations.escape()
        default: return false
        }
    }

    /// Those around what has the keyboard have keys first, the innermost before the others.
    private func pressedAround(_ event: KeyEvent) -> Bool {
        guard var node = viewGraph.focus as? LayoutNode else { return false }
        let press = KeyPress(event)
        while true {
            if let handler = node as? any KeyPressHandling, handler.handle(press) { return true }
            guard let parent = node.layoutParent else { return false }
            node = parent
        }
    }

    private func shortcut(_ event: KeyEvent) -> Bool {
        viewGraph.shortcuts.removeAll { $0.node == nil }
        guard !viewGraph.shortcuts.isEmpty else { return false }
        let root = viewGraph.inputRoot
        return viewGraph.shortcuts.contains { $0.node?.perform(event, in: root) == true }
    }

    package func insert(_ string: String) -> Bool { viewGraph.focus?.insert(string) ?? false }

    package func compose(_ string: String, caret: Int) -> Bool {
        guard let focus = viewGraph.focus else { return false }
        focus.compose(string, caret: caret)
        return true
    }
}

extension ViewGraph {
    /// Whether what is typed goes into a text field.
    package var isTextEntryFocused: Bool {
        guard let focus else { return false }
        // Asked for on the main thread only, in passes that the compiler does not know to be there.
        nonisolated(unsafe) let holder = focus
        return MainActor.assumeIsolated { holder.isTextEntry }
    }

    /// Takes the keyboard from a text field.
    @MainActor
    package func endTextEntry() {
        if focus?.isTextEntry == true { focus = nil }
    }
}

/// What can have the keyboard.
@MainActor
package protocol KeyResponder: AnyObject {
    /// - Returns: whether it took the key.
    func handle(_ event: KeyEvent) -> Bool
    func insert(_ string: String) -> Bool
    /// Shows what an input method has not finished, in place of what it had before.
    /// - Parameter caret: in Unicode scalars.
    func compose(_ string: String, caret: Int)
    /// It has got the keyboard, or has lost it.
    nonisolated func focusChanged()
    /// Text is typed into it.
    var isTextEntry: Bool { get }
}

extension KeyResponder {
    package func insert(_ string: String) -> Bool { false }
    package func compose(_ string: String, caret: Int) {}
    package nonisolated func focusChanged() {}
    package var isTextEntry: Bool { false }
}
