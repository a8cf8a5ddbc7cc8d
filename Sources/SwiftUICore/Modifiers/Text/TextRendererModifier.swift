import Geometry

extension View {
    /// Has a renderer draw the texts in the view.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

private nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor
    func body(content: Content) -> some View { content.environment(\.textRenderer, AnyTextRenderer(renderer)) }
}

extension EnvironmentValues {
    /// Draws texts; nil for the usual way.
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

struct TextRendererKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: AnyTextRenderer? = nil
}
