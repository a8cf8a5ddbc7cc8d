/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView

    @MainActor
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = AnyView(EmptyView())
    }

    @MainActor
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = AnyView(label())
    }

    @MainActor
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @MainActor @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// - Parameter systemImage: the name of a symbol.
    @MainActor
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// - Parameter systemImage: the name of a symbol.
    @MainActor @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    @MainActor
    public var body: some View {
        StyledControl(
            ControlGroupStyleConfiguration(content: .init(content: AnyView(content)), label: .init(content: label))
        ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
}

/// The controls of a group that has a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content

    @MainActor
    public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is asked to draw, for the style that is set around it.
    @MainActor
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.label.content
    }
}
