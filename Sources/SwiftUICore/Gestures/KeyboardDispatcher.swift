import Platform

/// Brings keys and text to the node that has the focus.
@MainActor
package final class KeyboardDispatcher {
    private unowned let viewGraph: ViewGraph

    package init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    /// - Returns: whether anything took the key.
    package func handle(_ event: KeyEvent) -> Bool {
        if viewGraph.focus?.handle(event) == true { return true }
        guard event.key == "\u{1B}", event.phase == .down else { return false }
        return viewGraph.presentations.escape()
    }

    package func insert(_ string: String) -> Bool { viewGraph.focus?.insert(string) ?? false }
}

extension ViewGraph {
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
    /// It has got the keyboard, or has lost it.
    nonisolated func focusChanged()
    /// Text is typed into it.
    var isTextEntry: Bool { get }
}

extension KeyResponder {
    package func insert(_ string: String) -> Bool { false }
    package nonisolated func focusChanged() {}
    package var isTextEntry: Bool { false }
}
