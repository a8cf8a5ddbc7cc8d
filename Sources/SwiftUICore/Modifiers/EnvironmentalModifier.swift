/// A modifier that becomes another one, which depends on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier to use in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let view = ResolvedModifierView(content: content, modifier: modifier)
        return ResolvedModifierView<Content, Self>._makeNode(view, inputs)
    }

    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        let view = ResolvedModifierView(content: content, modifier: modifier)
        ResolvedModifierView<Content, Self>._updateNode(outputs, to: view)
    }
}

/// A view with what a modifier becomes.
private struct ResolvedModifierView<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
