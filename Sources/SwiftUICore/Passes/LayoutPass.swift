import Foundation
import Geometry
import Graph
import RuntimeWarnings

extension ViewGraph {
    /// Measures what changed, from the leaves up, as far as sizes change; then places what has to be placed anew.
    @MainActor
    func layoutPass() {
        guard !measureQueue.isEmpty || !arrangementQueue.isEmpty else { return motion.endLayout() }
        layOut()
        for node in motion.takeNewcomers() where node.isAttached { node.appearInPlace() }
        for leaver in motion.takeLeavers() where leaver.node.isDeparting { leaver.node.stay(at: leaver.point) }
        if !matchedGeometry.isEmpty {
            matchedGeometry.match(layout: motion.layoutTransaction)
            layOut()
        }
        motion.endLayout()
    }

    @MainActor
    private func layOut() {
        var remaining = 100_000 + 20 * nodeCount
        while !measureQueue.isEmpty || !arrangementQueue.isEmpty {
            remaining -= 1
            guard remaining > 0 else { return giveUpLayout() }
            measureInvalidNodes(deeperThan: -1)
            guard let node = arrangementQueue.popShallowest() else { continue }
            guard node.isAttached, node.needsPlacement else { continue }
            if node === root { placeRoot() } else { place(again: node) }
        }
    }

    /// The window stands still where its size depends on itself; it does not hang.
    private func giveUpLayout() {
        RuntimeWarning.report(
            "Views change their size again and again while they are laid out; the layout was left unfinished.",
            once: "LayoutPass.limit")
        while let node = measureQueue.popDeepest() { node.isMeasureInvalid = false }
        while arrangementQueue.popShallowest() != nil {}
    }

    /// Measures the invalid nodes below a depth. A node whose answers are the same stops there; else its parent is
    /// measured too.
    package func measureInvalidNodes(deeperThan depth: Int32) {
        while let node = measureQueue.popDeepest(deeperThan: depth) {
            guard node.isMeasureInvalid else { continue }
            node.isMeasureInvalid = false
            guard node.isAttached else { continue }
            if !node.remeasure() { node.layoutParent?.invalidateMeasure() }
            if node.isPlaced || node === root { arrangementQueue.insert(node, depth: node.depth) }
        }
    }

    /// Its answers are the same, or else its parent has placed it by now: the place is as it was.
    @MainActor
    private func place(again node: LayoutNode) {
        guard node.isPlaced else { return }
        if node.drawsContent { damaging(node) { node.arrangeChildren() } } else { node.arrangeChildren() }
    }

    @MainActor
    package func placeRoot() {
        root.place(at: .zero, proposal: ProposedViewSize(metrics.size))
    }
}

extension ViewGraph {
    /// Changes the content of a node in the middle of placing it, and measures what that makes invalid, so that it
    /// can be placed at once.
    package func changeContent<Node: LayoutNode>(below node: Node, _ change: @MainActor (Node) -> Void) {
        // Layout runs on the main thread; that it does the compiler can't see, since Apple's `Layout` is not bound
        // to the main actor.
        withoutActuallyEscaping(change) { change in
            let perform = unsafeBitCast(change, to: ((Node) -> Void).self)
            // What is made of a size that changes is animated as that is.
            Transaction.perform(motion.mayGlide ? motion.layoutTransaction : nil) { perform(node) }
        }
        measureInvalidNodes(deeperThan: node.depth)
    }
}
