/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
    /// What is in the box, in words.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What is in the box.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    /// Whether there is a label at all.
    let hasLabel: Bool
}

/// A plate with the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupBoxPlate(configuration: configuration) }
}

private struct GroupBoxPlate: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.profile.controls) private var metrics
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading) {
            if configuration.hasLabel {
                configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            configuration.content
        }
        .padding(metrics.groupBoxPadding)
        .environment(\.groupBoxDepth, depth + 1)
        .background {
            RoundedRectangle(cornerRadius: metrics.groupBoxCornerRadius, style: .continuous)
                .fill(Color(depth % 2 == 0 ? SystemColor.secondarySystemBackground : .tertiarySystemBackground))
        }
        .accessibilityElement(children: .contain)
    }
}

extension EnvironmentValues {
    /// How many group boxes are around the view: those inside another have its opposite ground.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

private struct GroupBoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets how group boxes in the view look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: GroupBoxStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
