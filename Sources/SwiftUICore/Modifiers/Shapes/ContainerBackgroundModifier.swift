import Geometry

extension View {
    /// Fills what is behind the view in its container, up to the edges of the window or the widget.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(
            _ContainerBackgroundModifier(
                container: container, alignment: .center, background: Rectangle().fill(style)))
    }

    /// Puts a view behind the view in its container, up to the edges of the window or the widget.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
    }
}

public nonisolated struct _ContainerBackgroundModifier<Background: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let background: Background

    @MainActor @preconcurrency
    public func body(content: Self.Content) -> some View {
        if container.isDrawnByContainer {
            content.preference(
                key: ContainerBackgroundKey.self,
                value: ContainerBackground(view: AnyView(background), alignment: alignment))
        } else {
            content.background(alignment: alignment) { background.ignoresSafeArea() }
        }
    }
}

/// What has a background that its content sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The container itself draws what its content hands up; else it is drawn behind the content.
    let isDrawnByContainer: Bool

    package init(name: String, isDrawnByContainer: Bool = false) {
        self.name = name
        self.isDrawnByContainer = isDrawnByContainer
    }

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// A background on its way up to the container that draws it.
package struct ContainerBackground {
    package let view: AnyView
    package let alignment: Alignment
}

/// The background that the first of the views below sets.
package enum ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: ContainerBackground? { nil }

    package static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) {
        value = value ?? nextValue()
    }
}
