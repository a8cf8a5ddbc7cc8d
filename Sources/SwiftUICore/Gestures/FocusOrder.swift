import Platform

/// The order in which Tab leads through what can have the keyboard.
@MainActor
struct FocusOrder {
    let viewGraph: ViewGraph

    /// Gives the keyboard to the next or the one before; from the last on to the first.
    /// - Returns: whether there is one.
    func move(forward: Bool) -> Bool {
        var responders: [any KeyResponder] = []
        collect(viewGraph.inputRoot, &responders)
        guard let first = responders.first, let last = responders.last else { return false }
        guard let index = responders.firstIndex(where: { $0 === viewGraph.focus }) else {
            viewGraph.focus = forward ? first : last
            return true
        }
        let next = (index + (forward ? 1 : responders.count - 1)) % responders.count
        viewGraph.focus = responders[next]
        return true
    }

    /// Gives the keyboard to the first text field in a node, if there is one.
    func focusFirstField(of node: LayoutNode) {
        var responders: [any KeyResponder] = []
        collect(node, &responders)
        if let field = responders.first(where: \.isTextEntry) { viewGraph.focus = field }
    }

    private func collect(_ node: LayoutNode, _ responders: inout [any KeyResponder]) {
        guard node.isPlaced else { return }
        if let responder = node.keyResponder { responders.append(responder) }
        node.forEachAccessibleChild { collect($0, &responders) }
    }
}
