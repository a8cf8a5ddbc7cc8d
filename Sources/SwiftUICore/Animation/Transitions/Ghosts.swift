import Foundation
import Geometry

/// Nodes that are no children of their layout parent any more and are still drawn.
package struct Ghosts {
    private var nodes: [ObjectIdentifier: [LayoutNode]] = [:]

    package init() {}

    package mutating func add(_ ghost: LayoutNode, in host: LayoutNode) {
        nodes[ObjectIdentifier(host), default: []].append(ghost)
        host.hasGhosts = true
    }

    package mutating func remove(_ ghost: LayoutNode, from host: LayoutNode) {
        nodes[ObjectIdentifier(host)]?.removeAll { $0 === ghost }
        guard nodes[ObjectIdentifier(host)]?.isEmpty ?? true else { return }
        nodes[ObjectIdentifier(host)] = nil
        host.hasGhosts = false
    }

    package func of(_ host: LayoutNode) -> [LayoutNode] { nodes[ObjectIdentifier(host)] ?? [] }
}

extension LayoutNode {
    /// Draws what is on its way out and the children, in the order of their `zIndex`; of equal ones what is on its way
    /// out is behind.
    @MainActor
    final func paintChildrenAndGhosts(_ painter: inout Painter) {
        var nodes = viewGraph.ghosts.of(self)
        forEachLayoutChild { nodes.append($0) }
        let sorted = nodes.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        for node in sorted { painter.paint(node.element) }
    }

    /// What those on their way out draw, in the coordinates of the children.
    final var ghostBounds: CGRect { viewGraph.ghosts.of(self).reduce(.null) { $0.union($1.boundsInParent) } }
}
