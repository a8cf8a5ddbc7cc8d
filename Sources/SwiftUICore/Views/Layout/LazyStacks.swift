import Foundation
import Geometry

/// Views one below the other, made when they come near the visible part.
public nonisolated struct LazyVStack<Content: View>: View {
    let arrangement: LazyStackArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LazyContainerNode<LazyStackArrangement> {
        LazyContainerNode(arrangement, pinnedViews: pinnedViews, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LazyContainerNode<LazyStackArrangement>) {
        node.update(arrangement, pinnedViews: pinnedViews, content)
    }
}

/// Views side by side, made when they come near the visible part.
public nonisolated struct LazyHStack<Content: View>: View {
    let arrangement: LazyStackArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LazyContainerNode<LazyStackArrangement> {
        LazyContainerNode(arrangement, pinnedViews: pinnedViews, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LazyContainerNode<LazyStackArrangement>) {
        node.update(arrangement, pinnedViews: pinnedViews, content)
    }
}
