extension View {
    /// Sets what texts, symbols and shapes in the view are filled with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the colour of texts, symbols and shapes in the view.
    /// - Parameter color: nil is the platform's foreground, whatever was set around the view.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}

extension View {
    /// Sets what a container of the platform fills texts with. Buttons in it keep their own colours.
    nonisolated func containerForegroundStyle(_ style: some ShapeStyle) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)], isOfContainer: true))
    }
}

public nonisolated struct _ForegroundStyleModifier: EnvironmentModifying, Equatable {
    /// Empty for the platform's foreground.
    let styles: [AnyShapeStyle]
    var isOfContainer = false

    package func modify(_ environment: inout EnvironmentValues) {
        let outer = environment
        environment.foregroundStyles = ForegroundStyles(
            styles: styles.map { $0.captured(in: outer) }, isOfContainer: isOfContainer)
    }
}
