/// A view whose type is hidden. The same type at the same place keeps its identity; another type resets it.
public nonisolated struct AnyView: View {
    private let box: AnyViewBox

    public nonisolated init<Content: View>(_ view: Content) {
        box = (view as? AnyView)?.box ?? ViewBox(view)
    }

    public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }

    /// - Returns: nil where the value is no view.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> BranchNode {
        let node = BranchNode(inputs)
        updateNode(node)
        return node
    }

    @MainActor
    package func updateNode(_ node: BranchNode) { box.show(in: node) }
}

private class AnyViewBox {
    @MainActor
    func show(in node: BranchNode) {}
}

private final class ViewBox<Content: View>: AnyViewBox {
    private let view: Content

    init(_ view: Content) { self.view = view }

    override func show(in node: BranchNode) {
        node.show(view, branch: ObjectIdentifier(Content.self))
    }
}
