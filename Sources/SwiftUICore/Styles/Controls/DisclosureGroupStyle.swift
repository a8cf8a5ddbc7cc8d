import Geometry

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
    /// What is in the group, in words.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What is shown while the group is open.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label with an arrow at the trailing edge; the content below it, in lists as rows that stand further in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

private struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.listRow) private var listRow
    @Environment(\.profile.lists.outlineIndent) private var indent

    var body: some View {
        if listRow == nil {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureLabel(configuration: configuration, isRow: false)
                if configuration.isExpanded { configuration.content }
            }
        } else {
            DisclosureLabel(configuration: configuration, isRow: true)
            if configuration.isExpanded { configuration.content.padding(.leading, indent) }
        }
    }
}

private struct DisclosureLabel: View {
    let configuration: DisclosureGroupStyleConfiguration
    let isRow: Bool
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile.controls.pressedOpacity) private var pressedOpacity

    var body: some View {
        HStack {
            configuration.label.containerForegroundStyle(isRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
            Spacer()
            DisclosureChevron(isExpanded: configuration.isExpanded).font(.footnote.weight(.semibold))
                .foregroundStyle(.tint)
        }
        .dimmed(unless: isEnabled)
        .opacity(isPressed && !isRow ? pressedOpacity : 1)
        .modifier(
            PressModifier(
                isPressed: $isPressed, value: Text(verbatim: configuration.isExpanded ? "Expanded" : "Collapsed"),
                actsForRow: isRow, isExpanded: configuration.isExpanded
            ) { configuration.isExpanded.toggle() })
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets how disclosure groups in the view look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: DisclosureGroupStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
