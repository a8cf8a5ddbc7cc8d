/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a label of.
public struct LabelStyleConfiguration {
    /// The title, whatever it is.
    public nonisolated struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The icon, whatever it is.
    public nonisolated struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

/// A style whose type is hidden.
package struct AnyLabelStyle: Equatable {
    private let base: any LabelStyle

    package init(_ base: some LabelStyle) { self.base = base }

    @MainActor
    package func body(_ configuration: LabelStyleConfiguration) -> AnyView {
        func open<Style: LabelStyle>(_ style: Style) -> AnyView {
            AnyView(StyledLabel(style: StyleProperty(style: style), configuration: configuration))
        }
        return open(base)
    }

    package static func == (left: Self, right: Self) -> Bool {
        func isEqual<Style: LabelStyle>(_ style: Style) -> Bool {
            guard let other = right.base as? Style else { return false }
            return ValueComparison.areEqual(style, other)
        }
        return isEqual(left.base)
    }
}

/// Evaluates a style with the dynamic properties that it may have.
private struct StyledLabel<Style: LabelStyle>: View {
    var style: StyleProperty<Style>
    let configuration: LabelStyleConfiguration

    /// The label's views see the style that is set around the one that draws them.
    var body: some View { style.style.makeBody(configuration: configuration) }
}
