import Platform

/// Brings keys and text to the node that has the focus.
@MainActor
package final class KeyboardDispatcher {
    private unowned let viewGraph: ViewGraph

    package init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    /// - Returns: whether anything took the key.
    package func handle(_ event: KeyEvent) -> Bool { viewGraph.focus?.handle(event) ?? false }

    package func insert(_ string: String) -> Bool { viewGraph.focus?.insert(string) ?? false }
}

/// What can have the keyboard.
@MainActor
package protocol KeyResponder: AnyObject {
    /// - Returns: whether it took the key.
    func handle(_ event: KeyEvent) -> Bool
    func insert(_ string: String) -> Bool
    /// It has got the keyboard, or has lost it.
    nonisolated func focusChanged()
}

extension KeyResponder {
    package func insert(_ string: String) -> Bool { false }
    package nonisolated func focusChanged() {}
}
