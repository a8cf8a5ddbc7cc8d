import Foundation
import Graph

/// A node as closures that outlive it hold it, on whatever thread they run.
package struct WeakNode: @unchecked Sendable {
    private weak var node: GraphNode?

    package init(_ node: GraphNode) { self.node = node }

    /// Makes the node invalid; from another thread, on the main thread's next turn.
    package func invalidateFromAnyThread() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                let transaction = Transaction.currentBox
                node?.willBecomeInvalid(under: transaction)
                node?.invalidate(transaction: transaction)
            }
        } else {
            let reference = self
            DispatchQueue.main.async { reference.node?.invalidate() }
        }
    }
}
