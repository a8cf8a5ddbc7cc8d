/// A structural node around one other, which by default changes nothing about it.
package class StructuralWrapperNode: ViewNode {
    package final var child: ViewNode!

    override package init(_ inputs: _ViewInputs) { super.init(inputs) }

    @MainActor
    package final func make<Content: View>(_ content: Content) { child = Content.makeNode(content, inputs) }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { child.appendElements(to: &elements) }
}
