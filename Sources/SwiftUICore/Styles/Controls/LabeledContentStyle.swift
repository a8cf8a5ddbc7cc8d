/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes labelled content of.
public struct LabeledContentStyleConfiguration {
    /// What the content is.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The content, whatever it is.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The label at the leading edge, the content at the trailing one; in the rows of lists one below the other where texts
/// have one of the sizes for accessibility.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledContentRow(configuration: configuration) }
}

private struct LabeledContentRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.profile.controls.labelSpacing) private var spacing
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isTextHuge
    @Environment(\.listRow) private var listRow

    var body: some View {
        if isLabelHidden {
            configuration.content.background { configuration.label.unseen() }
        } else if isTextHuge, listRow != nil {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                configuration.content.containerForegroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                configuration.label
                Spacer(minLength: spacing)
                configuration.content.containerForegroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
            .accessibilityElement(children: .combine)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets how labelled content in the view looks.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: LabeledContentStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
