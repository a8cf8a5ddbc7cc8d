import Foundation

/// Holds a node for each element of a collection, by the element's identity.
///
/// In a lazy container only the nodes of what is near the visible part exist; see `LazyElements`.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var view: ForEach<Data, ID, Content>
    private var children: [ViewNode] = []
    private var identities: [ID] = []

    @MainActor
    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        let inputs = self.inputs
        identities = view.data.map(view.identity)
        children = makeContents().map { Content.makeNode($0, inputs) }
        warnOfDuplicates()
    }

    /// The views of all elements. What the closure reads, the whole `ForEach` depends on.
    @MainActor
    private func makeContents() -> [Content] {
        observing { view.data.map(view.content) }
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { update(to: view) }
        pendingTransaction = nil
    }

    @MainActor
    func update(to view: ForEach<Data, ID, Content>) {
        self.view = view
        let new = view.data.map(view.identity)
        if new == identities {
            for (content, child) in zip(makeContents(), children) { Content.updateNode(child, to: content) }
            return
        }
        reconcile(new)
        warnOfDuplicates()
    }

    /// Keeps the nodes of identities that stay, wherever they are now; those of doubled identities in order.
    @MainActor
    private func reconcile(_ new: [ID]) {
        var known: [ID: [ViewNode]] = [:]
        for index in identities.indices.reversed() { known[identities[index], default: []].append(children[index]) }
        let inputs = self.inputs
        identities = new
        children = zip(makeContents(), new).map { content, identity in
            if let node = known[identity]?.popLast() {
                Content.updateNode(node, to: content)
                return node
            }
            return Content.makeNode(content, inputs)
        }
        elementsChanged()
        for nodes in known.values { for node in nodes { node.detach() } }
    }

    private func warnOfDuplicates() {
        guard Set(identities).count != identities.count else { return }
        var seen: Set<ID> = []
        let doubled = identities.first { !seen.insert($0).inserted }
        RuntimeWarning.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(doubled.map { "\($0)" } ?? "") occurs "
                + "multiple times within the collection, this will give undefined results!",
            once: "ForEach.\(Data.self).\(Content.self)")
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        for child in children { child.appendElements(to: &elements) }
    }
}
