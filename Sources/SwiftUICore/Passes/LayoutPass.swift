import Foundation
import Geometry
import Graph

extension ViewGraph {
    /// Measures what changed, from the leaves up, as far as sizes change; then places what has to be placed anew.
    @MainActor
    func layoutPass() {
        guard !measureQueue.isEmpty else { return }
        var arrangements = DepthQueue<LayoutNode>()
        while let node = measureQueue.popDeepest() {
            guard node.isMeasureInvalid else { continue }
            node.isMeasureInvalid = false
            guard node.isAttached else { continue }
            if !node.remeasure() { node.layoutParent?.invalidateMeasure() }
            if node.placedProposal != nil || node === root { arrangements.insert(node, depth: node.depth) }
        }
        while let node = arrangements.popShallowest() {
            guard node.isAttached, node.needsPlacement else { continue }
            if node === root { placeRoot() } else { place(again: node) }
        }
    }

    /// Its answers are the same, or else its parent has placed it by now: the place is as it was.
    @MainActor
    private func place(again node: LayoutNode) {
        guard node.placedProposal != nil else { return }
        if node.drawsContent { damaging(node) { node.arrangeChildren() } } else { node.arrangeChildren() }
    }

    @MainActor
    package func placeRoot() {
        root.place(at: .zero, proposal: ProposedViewSize(metrics.size))
    }
}
