import Foundation
import Geometry
import LayoutEngine

/// A layout node, as the layout engine sees it.
package struct NodeItem: LayoutItem {
    package unowned(unsafe) let node: LayoutNode
    /// The container's width, where its coordinates run from right to left.
    let mirrorWidth: CGFloat?

    package init(_ node: LayoutNode, mirrorWidth: CGFloat? = nil) {
        self.node = node
        self.mirrorWidth = mirrorWidth
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
    package var priority: Double { node.layoutPriority }
    package var spacing: ItemSpacing { node.tellSpacing() }
    package var isRigid: Bool { node.isRigid }
    package var fillsProposal: Bool { node.fillsProposal }

    package func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        node.place(at: position, anchor: anchor, proposal: proposal, mirroredIn: mirrorWidth)
    }

    package func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        node.explicitValue(of: key, size: size)
    }
}

/// The children of a container, as the layout engine sees them.
package struct NodeItems: RandomAccessCollection {
    let nodes: ArraySlice<LayoutNode>
    let mirrorWidth: CGFloat?

    package init(_ nodes: ArraySlice<LayoutNode>, mirrorWidth: CGFloat? = nil) {
        self.nodes = nodes
        self.mirrorWidth = mirrorWidth
    }

    package var startIndex: Int { nodes.startIndex }
    package var endIndex: Int { nodes.endIndex }
    package subscript(index: Int) -> NodeItem { NodeItem(nodes[index], mirrorWidth: mirrorWidth) }
}

extension LayoutSubviews {
    package var items: NodeItems { NodeItems(nodes, mirrorWidth: mirrorWidth) }
}
