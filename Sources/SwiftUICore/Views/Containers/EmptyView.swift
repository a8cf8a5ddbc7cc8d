/// A view without content: it takes no place, not even a gap in a stack.
@frozen
public struct EmptyView: View, Sendable {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    package func makeNode(_ inputs: _ViewInputs) -> ViewNode { ViewNode(inputs) }
    package func updateNode(_ node: ViewNode) {}
}
