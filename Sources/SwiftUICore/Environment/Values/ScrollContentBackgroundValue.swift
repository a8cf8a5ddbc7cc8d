extension EnvironmentValues {
    /// Whether the ground behind the rows of lists is drawn.
    package var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

package struct ScrollContentBackgroundKey: EnvironmentKey {
    package static var defaultValue: Visibility { .automatic }
}

extension View {
    /// Shows or hides the ground behind the content of lists, forms and text editors in the view.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
