import Foundation
import Geometry
import Graph

/// The places of nodes that were read, by views that are evaluated again when these places change.
package struct PlaceWatches {
    private var watches: [ObjectIdentifier: PlaceWatch] = [:]

    package init() {}

    /// Notes that what is being evaluated has read the frame of a node.
    mutating func note(_ frame: CGRect, of node: LayoutNode, in space: CoordinateSpace) {
        guard node.graph.tracker != nil else { return }
        let watch = watches[ObjectIdentifier(node)] ?? PlaceWatch(node)
        watches[ObjectIdentifier(node)] = watch
        watch.frames[space] = frame
        watch.source.read(in: node.graph)
    }

    /// Finds the places anew and has those evaluated that read one that has changed.
    mutating func update() {
        for (key, watch) in watches where !watch.update() { watches[key] = nil }
    }
}

private final class PlaceWatch {
    private weak var node: LayoutNode?
    let source = DependencySource()
    /// What was read last, by coordinates.
    var frames: [CoordinateSpace: CGRect] = [:]

    init(_ node: LayoutNode) { self.node = node }

    /// - Returns: whether anybody still depends on it.
    func update() -> Bool {
        guard let node, node.isAttached, source.hasReaders else { return false }
        var isChanged = false
        for (space, old) in frames {
            let new = node.convert(CGRect(origin: .zero, size: node.layoutSize), to: space)
            if new != old {
                frames[space] = new
                isChanged = true
            }
        }
        if isChanged { source.invalidateReaders() }
        return true
    }
}

extension ViewGraph {
    /// Finds out who has to be evaluated since something is elsewhere now.
    @MainActor
    func placePass() { placeWatches.update() }
}

extension LayoutNode {
    /// The node's frame in a coordinate space; what is being evaluated depends on it.
    package final func readFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convert(CGRect(origin: .zero, size: layoutSize), to: space)
        if space != .local { viewGraph.placeWatches.note(frame, of: self, in: space) }
        return frame
    }
}
