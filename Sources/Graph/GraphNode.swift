/// Something that is computed from values that may change, and is computed anew when one of them has.
///
/// Nodes belong to one graph and are used on its thread only. The class is open, since Swift lets no other module
/// subclass a `package` class.
open class GraphNode {
    /// Held, since a node may outlive its window: a task that still runs keeps it.
    package let graph: Graph
    /// The distance to the root. A node is always evaluated before those below it.
    package final var depth: Int32
    /// In the queue of the graph.
    package final var isInvalid = false
    /// Part of the tree; a detached node is never evaluated again.
    package final var isAttached = true
    /// What the change that made this node invalid was made under (an animation, for instance).
    package final var pendingTransaction: AnyObject?
    private final var sources: [DependencySource] = []

    package init(graph: Graph, depth: Int32) {
        self.graph = graph
        self.depth = depth
    }

    /// A value may outlive who has read it: a task that still runs keeps the state of a window that is gone.
    deinit { forgetSources() }

    /// Computes what the node stands for, usually inside `tracking`.
    @MainActor
    open func evaluate() {
        preconditionFailure("A node that is invalidated must override evaluate().")
    }

    /// Marks the node as out of date; it is evaluated in the next update.
    package final func invalidate(transaction: AnyObject? = nil) {
        if let transaction {
            graph.willInvalidate(under: transaction)
            pendingTransaction = transaction
        }
        guard isAttached, !isInvalid else { return }
        isInvalid = true
        graph.enqueue(self, under: transaction)
    }

    /// Tells the graph that something that the node reads is about to change under a transaction, before it does.
    package final func willBecomeInvalid(under transaction: AnyObject?) { graph.willInvalidate(under: transaction) }

    /// Runs `body` and records every source read in it as what this node depends on, in place of what it did before.
    package final func tracking<Result>(_ body: () throws -> Result) rethrows -> Result {
        forgetSources()
        let outer = graph.tracker
        graph.tracker = self
        defer { graph.tracker = outer }
        return try body()
    }

    /// Adds a source to what the node depends on.
    package final func depend(on source: DependencySource) {
        if source.add(self) { sources.append(source) }
    }

    package final func forgetSources() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
    }

    /// Takes the node out of the tree for good.
    package final func detachFromGraph() {
        isAttached = false
        forgetSources()
    }
}
