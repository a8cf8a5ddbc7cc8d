import Foundation
import Geometry

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
    let layout: HStackLayout
    let content: Content

    /// - Parameter spacing: points between the views; nil leaves it to each pair of neighbours.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LayoutContainerNode<HStackLayout> {
        LayoutContainerNode(layout, content, inputs, stackAxis: .horizontal)
    }

    @MainActor
    package func updateNode(_ node: LayoutContainerNode<HStackLayout>) { node.update(layout, content) }
}

/// Views one below the other.
public nonisolated struct VStack<Content: View>: View {
    let layout: VStackLayout
    let content: Content

    /// - Parameter spacing: points between the views; nil leaves it to each pair of neighbours.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LayoutContainerNode<VStackLayout> {
        LayoutContainerNode(layout, content, inputs, stackAxis: .vertical)
    }

    @MainActor
    package func updateNode(_ node: LayoutContainerNode<VStackLayout>) { node.update(layout, content) }
}

/// Views one on top of the other.
public nonisolated struct ZStack<Content: View>: View {
    let layout: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> LayoutContainerNode<ZStackLayout> {
        LayoutContainerNode(layout, content, inputs)
    }

    @MainActor
    package func updateNode(_ node: LayoutContainerNode<ZStackLayout>) { node.update(layout, content) }
}
