import Foundation
import Geometry
import LayoutEngine

/// A layout node, as the layout engine sees it.
///
/// The tree keeps the node while its container is laid out: no reference is counted.
package struct NodeItem: LayoutItem {
    private let reference: Unmanaged<LayoutNode>
    /// The container's width, where its coordinates run from right to left.
    let mirrorWidth: CGFloat?

    package init(_ node: LayoutNode, mirrorWidth: CGFloat? = nil) {
        reference = .passUnretained(node)
        self.mirrorWidth = mirrorWidth
    }

    package var node: LayoutNode { reference.takeUnretainedValue() }

    @inline(__always)
    private func with<Result>(_ body: (LayoutNode) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { with { $0.sizeThatFits(proposal) } }
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { with { $0.dimensions(in: proposal) } }
    package var priority: Double { with { $0.layoutPriority } }
    package var spacing: ItemSpacing { with { $0.tellSpacing() } }
    package var isRigid: Bool { with { $0.isRigid } }
    package var fillsProposal: Bool { with { $0.fillsProposal } }
    package var ignoresSpareSpace: Bool { with { $0.ignoresSpareSpace } }

    package func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        with { $0.place(at: position, anchor: anchor, proposal: proposal, mirroredIn: mirrorWidth) }
    }

    package func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        with { $0.explicitValue(of: key, size: size) }
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
