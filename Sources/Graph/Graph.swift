/// The queue of nodes that are out of date, and who is reading at this moment.
package final class Graph {
    /// The node that is being evaluated: what is read now, it depends on.
    package final unowned(unsafe) var tracker: GraphNode?
    /// Called when the first node becomes invalid: the owner asks its host for a frame.
    package var onInvalidation: (() -> Void)?
    /// Called before something becomes invalid under another transaction than what is invalid already: the owner may have
    /// that evaluated first.
    package var onMixedTransactions: ((_ pending: AnyObject?, _ new: AnyObject?) -> Void)?
    /// Nodes are being evaluated.
    package private(set) var isUpdating = false
    /// How many nodes were evaluated since the start, for tests and benchmarks.
    package private(set) var evaluationCount = 0

    private var queue = DepthQueue<GraphNode>()
    /// What the first node in the queue became invalid under.
    private var pendingTransaction: AnyObject?
    /// The owner is gone: nothing is evaluated any more.
    private var isClosed = false

    package init() {}

    package var hasInvalidNodes: Bool { !queue.isEmpty }

    /// Lets go of what is queued, and takes no more; for the owner that goes away.
    package func close() {
        isClosed = true
        queue = DepthQueue()
        pendingTransaction = nil
        onInvalidation = nil
        onMixedTransactions = nil
    }

    /// Something is about to become invalid under a transaction.
    func willInvalidate(under transaction: AnyObject?) {
        guard !queue.isEmpty, pendingTransaction !== transaction, !isUpdating, tracker == nil else { return }
        onMixedTransactions?(pendingTransaction, transaction)
    }

    func enqueue(_ node: GraphNode, under transaction: AnyObject?) {
        guard !isClosed else { return }
        let wasEmpty = queue.isEmpty
        queue.insert(node, depth: node.depth)
        guard wasEmpty else { return }
        pendingTransaction = transaction
        onInvalidation?()
    }

    /// Evaluates every invalid node, those nearer to the root first.
    ///
    /// A node that becomes invalid in the middle is evaluated in the same run, up to `limit` evaluations in all.
    /// - Returns: false where the limit was reached: something makes itself invalid again and again.
    @discardableResult
    @MainActor
    package func update(limit: Int = 1_000_000) -> Bool {
        var remaining = limit
        let outer = isUpdating
        isUpdating = true
        defer {
            isUpdating = outer
            if queue.isEmpty { pendingTransaction = nil }
        }
        while let node = queue.popShallowest() {
            guard node.isInvalid else { continue }
            guard remaining > 0 else {
                // It stays for the next update.
                queue.insert(node, depth: node.depth)
                return false
            }
            node.isInvalid = false
            guard node.isAttached else { continue }
            remaining -= 1
            evaluationCount += 1
            node.evaluate()
        }
        return true
    }

    /// Runs `body` without recording what it reads.
    package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = tracker
        tracker = nil
        defer { tracker = outer }
        return try body()
    }
}
