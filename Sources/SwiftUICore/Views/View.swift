/// A part of an app's interface, described by what it consists of.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Self.Body { get }

    /// Makes the node that stands for the view; the default evaluates `body`.
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
    /// Brings a node that `_makeNode` has made up to date with a new value of the view.
    static func _updateNode(_ outputs: _ViewOutputs, to view: Self)
}

extension View {
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: BodyNode<Self>(view, inputs))
    }

    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        unsafeDowncast(outputs.node, to: BodyNode<Self>.self).update(to: view)
    }

    @inline(__always)
    package static func makeNode(_ view: Self, _ inputs: _ViewInputs) -> ViewNode {
        _makeNode(view, inputs).node
    }

    @inline(__always)
    package static func updateNode(_ node: ViewNode, to view: Self) {
        _updateNode(_ViewOutputs(node: node), to: view)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value.") }
}
