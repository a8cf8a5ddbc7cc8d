import Foundation
import Geometry
import LayoutEngine

/// A layout node around one other, which by default changes nothing about it.
package class WrapperNode: LayoutNode {
    package private(set) final var child: LayoutNode

    package init(child: LayoutNode, _ inputs: _ViewInputs) {
        self.child = child
        super.init(inputs)
        child.layoutParent = self
    }

    /// Stays where a branch puts another element in the place of its own.
    var outlivesChild: Bool { false }

    /// Goes round another element from now on, with what it holds beside it.
    @MainActor
    final func adopt(_ element: LayoutNode) {
        child = element
        element.layoutParent = self
        isSpacingStale = true
        invalidateMeasure()
    }

    /// The node of another modifier of the same view, around this one or inside of it.
    final func ofSameView<Node>(_ type: Node.Type) -> Node? {
        var inner: LayoutNode = child
        while let wrapper = inner as? WrapperNode, wrapper.outlivesChild {
            if let node = wrapper as? Node { return node }
            inner = wrapper.child
        }
        var current: WrapperNode = self
        while let outer = current.layoutParent as? WrapperNode, outer.outlivesChild, outer.child === current {
            if let node = outer as? Node { return node }
            current = outer
        }
        return nil
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override package func placeChildren() {
        child.place(at: .zero, proposal: placedProposal ?? ProposedViewSize(size))
    }

    /// What it is around may leave the tree after it.
    override package func willDetach() {
        super.willDetach()
        if child.layoutParent === self { child.layoutParent = nil }
    }

    override package var carriedNode: ViewNode? { child }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(child) }
    /// Most have no other child; an overlay or a bar comes before it.
    override package final func containsLayoutChild(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        var isAlone = true
        forEachLayoutChild { if $0 !== child { isAlone = false } }
        return isAlone ? body(child) : super.containsLayoutChild(at: point, where: body)
    }
    override package func childOrderChanged() { layoutParent?.childOrderChanged() }
    override package func childTraitsChanged() { layoutParent?.childTraitsChanged() }
    override package var spacing: ItemSpacing { child.spacing }
    override package var layoutPriority: Double { child.layoutPriority }
    override package var zIndex: Double { child.zIndex }
    override package var explicitGuides: ExplicitGuides { child.guides }
    override package func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitValue(of: key, size: child.sizeThatFits(proposal))
    }
}
