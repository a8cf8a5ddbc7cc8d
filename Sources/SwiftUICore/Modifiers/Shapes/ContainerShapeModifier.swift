import Foundation
import Geometry

extension View {
    /// Sets the shape that `ContainerRelativeShape` follows in the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}

public nonisolated struct _ContainerShapeModifier<ContainerShape: InsettableShape>: ViewModifier {
    let shape: ContainerShape

    @MainActor @preconcurrency
    public func body(content: Self.Content) -> some View { ContainerShapeScope(content: content, shape: shape) }
}

/// Remembers where the container is.
private struct ContainerShapeScope<Content: View, ContainerShape: InsettableShape>: View {
    let content: Content
    let shape: ContainerShape
    @State private var place = ContainerPlace()

    var body: some View {
        content
            .modifier(ContainerPlaceModifier(place: place))
            .environment(\.container, Container(shape: shape, place: place))
    }
}

nonisolated struct ContainerPlaceModifier: ElementModifier {
    let place: ContainerPlace

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ModifierNode<ContainerPlaceModifier> {
        let node = ModifierNode(self, child: child, inputs)
        place.node = node
        return node
    }
}
