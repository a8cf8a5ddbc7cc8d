extension View {
    /// Sets the tint of the controls in the view.
    /// - Parameter tint: nil is the accent colour of the app, whatever was set around the view.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(_TintModifier(tint: tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the tint of the controls in the view.
    /// - Parameter tint: nil is the accent colour of the app, whatever was set around the view.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(_TintModifier(tint: tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the accent colour of the view.
    /// - Parameter accentColor: nil is the accent colour of the app, whatever was set around the view.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}

public nonisolated struct _TintModifier: EnvironmentModifying, Equatable {
    let tint: AnyShapeStyle?

    package func modify(_ environment: inout EnvironmentValues) {
        let color = tint?.base as? Color
        // The tint that holds already, by its own name.
        if tint?.base is TintShapeStyle || color == .accentColor { return }
        environment.tint = tint
        environment.tintColor = color
    }
}
