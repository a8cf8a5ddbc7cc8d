import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Gives the view the size of the nearest scroll view or window along some axes.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view as many of so many equal parts of the nearest scroll view or window.
    /// - Parameter spacing: points between parts.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
                ContainerRelativeFrameLayout.length(of: length, count: count, span: span, spacing: spacing)
            })
    }

    /// Gives the view lengths computed from those of the nearest scroll view or window.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

public nonisolated struct _ContainerRelativeFrameModifier: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ContainerRelativeFrameNode {
        ContainerRelativeFrameNode(self, child: child, inputs)
    }
}

package final class ContainerRelativeFrameNode: ModifierNode<_ContainerRelativeFrameModifier> {
    /// The scroll view that tells of changes of its size.
    private weak var scroll: ScrollNode?

    /// The window without what covers its edges, or the scroll view.
    private var container: CGSize {
        var current = layoutParent
        while let node = current {
            if let scroll = node as? ScrollNode { return size(of: scroll) }
            current = node.layoutParent
        }
        return viewGraph.contentSize
    }

    private func size(of scroll: ScrollNode) -> CGSize {
        if self.scroll !== scroll {
            self.scroll = scroll
            scroll.add(self)
        }
        return scroll.container ?? viewGraph.contentSize
    }

    private var engine: ContainerRelativeFrameLayout {
        let size = container
        return ContainerRelativeFrameLayout(
            width: modifier.axes.contains(.horizontal) ? modifier.length(size.width, .horizontal) : nil,
            height: modifier.axes.contains(.vertical) ? modifier.length(size.height, .vertical) : nil,
            alignment: modifier.alignment)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        engine.sizeThatFits(proposal, child: NodeItem(child))
    }

    override package func placeChildren() {
        engine.place(
            in: CGRect(origin: .zero, size: size), proposal: placedProposal ?? ProposedViewSize(size),
            child: NodeItem(child))
    }
}
