/// Holds the node of the branch that is shown; another branch is another identity.
package class BranchNode: ViewNode {
    private var child: ViewNode?
    private var branch: AnyHashable?
    private var isMade = false

    /// Shows a view; the node of another branch leaves the tree, with its state.
    @MainActor
    package final func show<Content: View, Branch: Hashable>(_ content: Content, branch: Branch) {
        if let child, self.branch == AnyHashable(branch) {
            Content.updateNode(child, to: content)
            return
        }
        replace(with: Content.makeNode(content, inputs), branch: AnyHashable(branch))
    }

    @MainActor
    package final func showNothing() {
        guard child != nil || !isMade else { return }
        replace(with: nil, branch: nil)
    }

    @MainActor
    private final func replace(with node: ViewNode?, branch: AnyHashable?) {
        let old = child
        child = node
        self.branch = branch
        if isMade { elementsChanged() }
        isMade = true
        old?.detach()
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
}
