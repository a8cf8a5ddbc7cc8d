/// Nodes, of which there is nearly always one: that one takes no memory of its own.
package struct FewNodes<Node: AnyObject>: RandomAccessCollection {
    private var first: Node?
    private var others: [Node] = []

    package init() {}

    package init(_ nodes: some Sequence<Node>) {
        for node in nodes { append(node) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { first == nil ? 0 : 1 + others.count }

    package subscript(index: Int) -> Node {
        if index > 0 { return others[index - 1] }
        guard let first else { preconditionFailure("There is no node \(index).") }
        return first
    }

    package mutating func append(_ node: Node) {
        if first == nil { first = node } else { others.append(node) }
    }
}
