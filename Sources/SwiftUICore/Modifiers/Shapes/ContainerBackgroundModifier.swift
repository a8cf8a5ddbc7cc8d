import Geometry

extension View {
    /// Fills what is behind the view in its container, up to the edges of the window.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea() }
    }

    /// Puts a view behind the view in its container, up to the edges of the window.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }
    }
}

/// What has a background that its content sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
