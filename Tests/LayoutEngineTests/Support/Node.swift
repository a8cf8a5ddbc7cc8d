import Foundation
import Geometry
import LayoutEngine

/// An item of a test's tree. After `layOut` it knows its frame in the root's coordinates.
class Node: LayoutItem {
    var name: String?
    private(set) var children: [Node]
    /// Whether the node's children are mirrored, which is what right-to-left layout does.
    var isRightToLeft = false
    /// The parent's frame and direction, set while it places its children.
    private(set) var frame = CGRect.zero
    private weak var parent: Node?
    private var guides: [(key: AlignmentKey, value: (ViewDimensions) -> CGFloat)] = []
    var priority = 0.0
    /// How many times the node was asked for a size.
    private(set) var measureCount = 0

    init(children: [Node] = []) {
        self.children = children
        for child in children { child.parent = self }
    }

    // MARK: What subclasses decide

    func size(for proposal: ProposedViewSize) -> CGSize { .zero }

    func placeChildren(size: CGSize, proposal: ProposedViewSize) {}

    func ownExplicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    var spacing: ItemSpacing { .plain }

    var isRigid: Bool { false }
    var ignoresSpareSpace: Bool { false }

    // MARK: LayoutItem

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        measureCount += 1
        return size(for: proposal)
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), explicit: Explicit(node: self, proposal: proposal))
    }

    final func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let guide = guides.last(where: { $0.key == key }) else {
            return ownExplicitValue(of: key, size: size, proposal: proposal)
        }
        return guide.value(ViewDimensions(size: size, explicit: nil))
    }

    final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        var origin = anchor.origin(of: size, at: position)
        if let parent {
            if parent.isRightToLeft { origin.x = parent.frame.width - origin.x - size.width }
            origin.x += parent.frame.origin.x
            origin.y += parent.frame.origin.y
        }
        frame = CGRect(origin: origin, size: size)
        placeChildren(size: size, proposal: proposal)
    }

    private struct Explicit: ExplicitAlignments {
        let node: Node
        let proposal: ProposedViewSize

        func explicitValue(of key: AlignmentKey, size: CGSize) -> CGFloat? {
            node.explicitValue(of: key, size: size, proposal: proposal)
        }
    }

    // MARK: Tests

    /// Lays the tree out, the root centred in a container as a window does.
    func layOut(in container: CGSize, centred: Bool = true) {
        let proposal = ProposedViewSize(container)
        let size = sizeThatFits(proposal)
        let x = centred ? (container.width - size.width) / 2 : 0
        let y = centred ? (container.height - size.height) / 2 : 0
        place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: proposal)
    }

    /// The node of that name in the tree.
    subscript(name: String) -> Node? {
        if self.name == name { return self }
        for child in children {
            if let found = child[name] { return found }
        }
        return nil
    }

    func named(_ name: String) -> Self {
        self.name = name
        return self
    }

    func priority(_ priority: Double) -> Self {
        self.priority = priority
        return self
    }

    func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Self {
        guides.append((guide.key, value))
        return self
    }

    func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Self {
        guides.append((guide.key, value))
        return self
    }

    /// Mirrors this node and all below it.
    func rightToLeft(_ isRightToLeft: Bool = true) -> Self {
        self.isRightToLeft = isRightToLeft
        for child in children where !child.keepsDirection { _ = child.rightToLeft(isRightToLeft) }
        return self
    }

    /// Whether the node's direction was set for itself.
    private var keepsDirection = false

    func island() -> Self {
        keepsDirection = true
        return self
    }
}
