import Foundation
import Geometry
import LayoutEngine

/// The subviews of a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    package let nodes: ArraySlice<LayoutNode>
    public let layoutDirection: LayoutDirection
    /// The container's width, where its coordinates run from right to left; nil where they do not.
    package var mirrorWidth: CGFloat?

    package init(nodes: ArraySlice<LayoutNode>, layoutDirection: LayoutDirection, mirrorWidth: CGFloat? = nil) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
        self.mirrorWidth = mirrorWidth
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], mirrorWidth: mirrorWidth)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes[bounds], layoutDirection: layoutDirection, mirrorWidth: mirrorWidth)
    }

    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(
            nodes: indices.map { nodes[$0] }[...], layoutDirection: layoutDirection, mirrorWidth: mirrorWidth)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

/// One subview of a container, as its layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    package unowned(unsafe) let node: LayoutNode
    let mirrorWidth: CGFloat?

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    public var spacing: ViewSpacing { ViewSpacing(node.tellSpacing()) }

    public var priority: Double { node.layoutPriority }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    /// Places the subview so that its anchor lies at a point of the container's coordinates.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.place(at: position, anchor: anchor, proposal: proposal, mirroredIn: mirrorWidth)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

extension LayoutNode {
    /// Places the node; where the container's coordinates run from right to left, mirrored in its width.
    package final func place(
        at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, mirroredIn width: CGFloat?
    ) {
        guard let width else { return place(at: position, anchor: anchor, proposal: proposal) }
        let mirrored = CGPoint(x: width - position.x, y: position.y)
        place(at: mirrored, anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y), proposal: proposal)
    }
}
