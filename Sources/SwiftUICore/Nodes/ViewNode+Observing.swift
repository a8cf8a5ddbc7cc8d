import Graph
import Observation

extension ViewNode {
    /// Runs a closure of the app's; what it reads of state, environment and `@Observable` objects makes the node
    /// invalid when it changes.
    @MainActor
    package final func observing<Result>(_ body: () -> Result) -> Result {
        let outer = ViewNode.evaluated
        ViewNode.evaluated = self
        defer { ViewNode.evaluated = outer }
        // The reference is made only where an object was read.
        return tracking {
            withObservationTracking(body) { [reference = WeakNode(self)] in reference.invalidateFromAnyThread() }
        }
    }
}
