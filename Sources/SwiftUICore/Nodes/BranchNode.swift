/// Holds the node of the branch that is shown; another branch is another identity.
package class BranchNode: ViewNode {
    private var child: ViewNode?
    private var branch: AnyHashable?
    private var isMade = false
    /// The branches on their way out; nil as long as there were none.
    private var departures: Departures<AnyHashable>?

    /// Shows a view; the node of another branch leaves the tree, with its state. One on its way out comes back.
    @MainActor
    package final func show<Content: View, Branch: Hashable>(_ content: Content, branch: Branch) {
        let branch = AnyHashable(branch)
        if let child, self.branch == branch { return Content.updateNode(child, to: content) }
        if let node = departures?.returning(branch) {
            replace(with: node, branch: branch)
            return Content.updateNode(node, to: content)
        }
        let node = Content.makeNode(content, inputs)
        let isNew = isMade
        replace(with: node, branch: branch)
        if isNew, node.arrive() { elementsChanged() }
    }

    @MainActor
    package final func showNothing() {
        guard child != nil || !isMade else { return }
        replace(with: nil, branch: nil)
    }

    @MainActor
    private final func replace(with node: ViewNode?, branch: AnyHashable?) {
        let old = child
        if let old, let node { handOver(from: old, to: node) }
        let isDeparting = old.map { depart($0, self.branch) } ?? false
        child = node
        self.branch = branch
        // While what is around its elements is still there.
        if !isDeparting { old?.detach() }
        if isMade { elementsChanged() }
        isMade = true
    }

    /// What modifiers keep around the one element stays around the one that takes its place: a bar with a field in it,
    /// an overlay's state, a gesture that is being made.
    @MainActor
    private final func handOver(from old: ViewNode, to new: ViewNode) {
        let oldElements = old.elements()
        guard oldElements.count == 1, let wrapper = oldElements[0].layoutParent as? WrapperNode,
            wrapper.outlivesChild, wrapper.child === oldElements[0], !isTransition(from: old, to: new)
        else { return }
        let newElements = new.elements()
        if newElements.count == 1 { wrapper.adopt(newElements[0]) }
    }

    /// One of the two says how it comes or goes: what is around it does so with it.
    @MainActor
    private final func isTransition(from old: ViewNode, to new: ViewNode) -> Bool {
        viewGraph.motion.mayDepart && (old.hasOwnTransition || new.hasOwnTransition)
    }

    /// - Returns: whether the node leaves gradually.
    @MainActor
    private final func depart(_ node: ViewNode, _ branch: AnyHashable?) -> Bool {
        guard let branch, viewGraph.motion.mayDepart else { return false }
        let departures = self.departures ?? Departures<AnyHashable>()
        self.departures = departures
        return departures.begin(node, branch)
    }

    override package func willDetach() { departures?.end() }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
}
