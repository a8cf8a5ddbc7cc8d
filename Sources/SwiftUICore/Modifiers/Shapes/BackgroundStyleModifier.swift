extension View {
    /// Sets what `.background` stands for in the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_BackgroundStyleWriter(style: AnyShapeStyle(style)))
    }
}

public nonisolated struct _BackgroundStyleWriter: EnvironmentModifying, Equatable {
    let style: AnyShapeStyle

    package func modify(_ environment: inout EnvironmentValues) {
        // The background that holds already, by its own name.
        guard !(style.base is BackgroundStyle) else { return }
        environment.backgroundStyle = style
    }
}
