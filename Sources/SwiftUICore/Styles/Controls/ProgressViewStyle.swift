/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a progress view of.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// How far it is, in words.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    /// The time that it stands for, where it follows the clock.
    var interval: TimerProgress?
}

extension View {
    /// Sets how progress views in the view look.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: ProgressViewStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
