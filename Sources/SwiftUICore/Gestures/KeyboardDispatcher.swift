import Platform

/// Brings keys and text to the node that has the focus.
@MainActor
package final class KeyboardDispatcher {
    private unowned let viewGraph: ViewGraph

    package init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    /// - Returns: whether anything took the key.
    package func handle(_ event: KeyEvent) -> Bool {
        let focus = viewGraph.reachableFocus
        if let focus, pressedAround(focus, event) || focus.handle(event) { return true }
        guard event.phase != .up else { return false }
        if event.phase == .down, !(viewGraph.isTextEntryFocused && event.typesText), shortcut(event) { return true }
        if handledOutside(focus, event) || ArrowFocus(viewGraph: viewGraph).move(event, from: focus) { return true }
        return handledByAll(event, focus)
    }

    /// What keys mean wherever the keyboard is.
    private func handledByAll(_ event: KeyEvent, _ focus: (any KeyResponder)?) -> Bool {
        switch event.key {
        // With control also from where tab is typed.
        case "\t" where event.modifiers.subtracting([.shift, .control]).isEmpty:
            return FocusOrder(viewGraph: viewGraph).move(forward: !event.modifiers.contains(.shift))
        case "\u{F735}",
            "\u{F70D}" where event.key == "\u{F735}" || event.modifiers == .shift:
            return openMenu()
        case "\u{1B}" where event.phase == .down:
            return BackNavigation(viewGraph: viewGraph).escape(from: focus) || viewGraph.presentations.escape()
        case "\r" where event.phase == .down: return viewGraph.presentations.confirm()
        default:
            if BackNavigation.matches(event) { return BackNavigation(viewGraph: viewGraph).goBack(from: focus) }
            return KeyScrolling(viewGraph: viewGraph).scroll(event, from: focus)
        }
    }

    /// Those around what has the keyboard have keys first, the innermost before the others.
    private func pressedAround(_ focus: any KeyResponder, _ event: KeyEvent) -> Bool {
        guard var node = focus.keyboardOrigin else { return false }
        let press = KeyPress(event)
        while true {
            if let handler = node as? any KeyPressHandling, handler.handle(press) { return true }
            guard let parent = node.layoutParent else { return false }
            node = parent
        }
    }

    /// Those around what has the keyboard have the keys that are left. Without any, arrows begin at what is chosen.
    private func handledOutside(_ focus: (any KeyResponder)?, _ event: KeyEvent) -> Bool {
        guard let focus else { return beginAtChosenRow(event) }
        var current = focus as? LayoutNode
        while let node = current {
            if let handler = node as? any OuterKeyHandling, handler.handleFromInside(event) { return true }
            current = node.layoutParent
        }
        return false
    }

    private func beginAtChosenRow(_ event: KeyEvent) -> Bool {
        guard let key = ControlKey(event), key == .up || key == .down, let row = viewGraph.inputRoot.chosenFocusRow
        else { return false }
        viewGraph.moveFocus(to: row)
        return handledOutside(row, event)
    }

    /// Does what a click with the secondary button does on what has the keyboard.
    private func openMenu() -> Bool {
        guard let focus = viewGraph.reachableFocus as? LayoutNode else { return false }
        if focus is any ListRow, focus.openInnerMenu() { return true }
        var current: LayoutNode? = focus
        while let node = current {
            if node.responder?.secondaryClick() == true { return true }
            current = node.layoutParent
        }
        return false
    }

    /// Does what the Escape key is set to do.
    /// - Returns: whether anything does.
    func cancel() -> Bool { shortcut(KeyEvent(phase: .down, key: "\u{1B}", modifiers: [], time: 0)) }

    /// Does what the Return key is set to do.
    /// - Returns: whether anything does.
    func performDefault() -> Bool { shortcut(KeyEvent(phase: .down, key: "\r", modifiers: [], time: 0)) }

    private func shortcut(_ event: KeyEvent) -> Bool {
        viewGraph.shortcuts.removeAll { $0.node == nil }
        guard !viewGraph.shortcuts.isEmpty else { return false }
        let root = viewGraph.inputRoot
        return viewGraph.shortcuts.contains { $0.node?.perform(event, in: root) == true }
    }

    package func insert(_ string: String) -> Bool { viewGraph.reachableFocus?.insert(string) ?? false }

    package func compose(_ string: String, caret: Int) -> Bool {
        guard let focus = viewGraph.reachableFocus else { return false }
        focus.compose(string, caret: caret)
        return true
    }
}

extension KeyEvent {
    /// Typed into a field the key is text: a shortcut without modifiers leaves it alone (since iOS 15).
    fileprivate var typesText: Bool {
        guard modifiers.isDisjoint(with: [.command, .control]), let scalar = key.unicodeScalars.first else {
            return false
        }
        return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
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
    /// It is a row that can be chosen: Tab leads to one of its list, arrows from one to the next.
    var standsForRow: Bool { get }
}

extension KeyResponder {
    package func insert(_ string: String) -> Bool { false }
    package func compose(_ string: String, caret: Int) {}
    package nonisolated func focusChanged() {}
    package var isTextEntry: Bool { false }
    package var standsForRow: Bool { false }
}
