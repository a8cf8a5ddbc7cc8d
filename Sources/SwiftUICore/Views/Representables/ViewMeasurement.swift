import Foundation
import Geometry

/// Measures views that are in no window.
@MainActor
package enum ViewMeasurement {
    /// The size of a view for a proposal, as in a window of the app's; zero where the app has no window yet.
    package static func size<Content: View>(of view: Content, for proposal: ProposedViewSize) -> CGSize {
        guard let window = ViewGraph.live.first else { return .zero }
        let graph = ViewGraph(
            services: window.services, metrics: window.metrics, environment: window.rootEnvironment.values)
        let inputs = _ViewInputs(viewGraph: graph, parent: nil, environment: graph.rootEnvironment)
        let slot = ContentSlot(view, inputs)
        graph.root = slot
        defer { slot.detach() }
        return slot.sizeThatFits(proposal)
    }
}
