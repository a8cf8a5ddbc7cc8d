/// The view that a modifier's body is applied to.
public nonisolated struct _ViewModifier_Content<Modifier>: View {
    package let provider: ModifierContentProvider
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ModifierContentNode {
        ModifierContentNode(provider, inputs)
    }

    @MainActor
    package func updateNode(_ node: ModifierContentNode) { node.update(to: provider) }
}

/// Makes nodes of the content that a modifier is applied to.
@MainActor
package class ModifierContentProvider {
    /// The nodes that show the content now.
    fileprivate var nodes: [ObjectIdentifier: ModifierContentNode] = [:]

    func make(_ inputs: _ViewInputs) -> ViewNode { preconditionFailure("Overridden by TypedContentProvider.") }
    func refresh(_ node: ViewNode) {}
}

package final class TypedContentProvider<Content: View>: ModifierContentProvider {
    private var content: Content

    package init(_ content: Content) { self.content = content }

    override func make(_ inputs: _ViewInputs) -> ViewNode { Content.makeNode(content, inputs) }
    override func refresh(_ node: ViewNode) { Content.updateNode(node, to: content) }

    /// Gives the nodes that show the content its new value.
    package func update(_ content: Content) {
        self.content = content
        for node in nodes.values where node.isAttached { refresh(node.child) }
    }
}

/// Stands where a modifier's body has put its content.
package final class ModifierContentNode: ViewNode {
    private var provider: ModifierContentProvider
    fileprivate var child: ViewNode!
    /// Changes of what is inside are made under what holds outside of this node; nil holds what holds here.
    package unowned(unsafe) var scope: ViewNode?

    override package var transactionParent: ViewNode? { scope?.parent ?? parent }

    @MainActor
    init(_ provider: ModifierContentProvider, _ inputs: _ViewInputs) {
        self.provider = provider
        super.init(inputs)
        child = provider.make(self.inputs)
        provider.nodes[ObjectIdentifier(self)] = self
    }

    @MainActor
    func update(to provider: ModifierContentProvider) {
        guard provider !== self.provider else { return }
        self.provider.nodes[ObjectIdentifier(self)] = nil
        self.provider = provider
        provider.nodes[ObjectIdentifier(self)] = self
        provider.refresh(child)
    }

    override package func willDetach() { provider.nodes[ObjectIdentifier(self)] = nil }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { child.appendElements(to: &elements) }
}
