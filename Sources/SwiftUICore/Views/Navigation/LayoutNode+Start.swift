import Geometry

extension LayoutNode {
    /// What a tap on the tab that is shown does on iOS: its navigation stack goes back to the root; where it is there,
    /// what scrolls goes to the top.
    @MainActor
    func goToStart() {
        let stack = firstNode(of: NavigationStackNode.self)
        if let stack, stack.popToRoot() { return }
        guard let scroll = (stack?.top ?? self).firstNode(of: ScrollNode.self, where: { $0.axes.contains(.vertical) })
        else { return }
        withAnimation { scroll.move(to: scroll.offset(at: .edge(.top))) }
    }

    /// The first of the nodes below that has the type, this one included; those that are in place are looked through in
    /// the order in which they are drawn.
    private func firstNode<Node: LayoutNode>(
        of type: Node.Type, where isWanted: (Node) -> Bool = { _ in true }
    ) -> Node? {
        if let node = self as? Node, isWanted(node) { return node }
        var found: Node?
        forEachLayoutChild { child in
            if found == nil { found = child.firstNode(of: type, where: isWanted) }
        }
        return found
    }
}
