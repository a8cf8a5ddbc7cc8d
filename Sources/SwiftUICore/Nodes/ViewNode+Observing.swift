import Graph
import Observation

extension ViewNode {
    /// Runs a closure of the app's; what it reads of state, environment and `@Observable` objects makes the node
    /// invalid when it changes.
    @MainActor
    package final func observing<Result>(_ body: () -> Result) -> Result {
        let reference = WeakNode(self)
        let outer = ViewNode.evaluated
        ViewNode.evaluated = self
        defer { ViewNode.evaluated = outer }
        return tracking { withObservationTracking(body) { reference.invalidateFromAnyThread() } }
    }
}
