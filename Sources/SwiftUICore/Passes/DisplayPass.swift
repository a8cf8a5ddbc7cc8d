import Geometry

extension ViewGraph {
    /// Finds the rectangles that have to be painted anew.
    @MainActor
    func displayPass() {
        for node in displayQueue {
            node.isDisplayInvalid = false
            guard node.isAttached, node.isPlaced else { continue }
            node.forgetDrawingBounds()
            addDamage(node)
        }
        displayQueue.removeAll(keepingCapacity: true)
        for node in movedNodes where node.isAttached { addDamage(node) }
        movedNodes.removeAll(keepingCapacity: true)
    }
}
