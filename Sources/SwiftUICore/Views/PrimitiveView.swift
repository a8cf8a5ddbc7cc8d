/// A view that the engine knows: it has no body, and makes its node itself.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    associatedtype Node: ViewNode
    func makeNode(_ inputs: _ViewInputs) -> Node
    /// Brings a node that `makeNode` has made up to date with this value.
    func updateNode(_ node: Node)
}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the engine and has no body.")
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: view.makeNode(inputs))
    }

    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        view.updateNode(unsafeDowncast(outputs.node, to: Node.self))
    }
}
