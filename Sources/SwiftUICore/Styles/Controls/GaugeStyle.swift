/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What it stands at.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The least that it can stand at.
    public nonisolated struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The most that it can stand at.
    public nonisolated struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension View {
    /// Sets how gauges in the view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: GaugeStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
