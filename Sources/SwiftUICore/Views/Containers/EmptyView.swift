/// A view without content: it takes no place, not even a gap in a stack.
@frozen
public nonisolated struct EmptyView: View, Sendable {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ViewNode { ViewNode(inputs) }
    @MainActor
    package func updateNode(_ node: ViewNode) {}
}
