import Foundation
import Geometry

/// Controls in sections, for settings and entries.
public nonisolated struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    public var body: some View {
        style.body(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a form of.
public struct FormStyleConfiguration {
    /// The form's controls and sections.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: Content
}

/// The platform's form: grouped rows on iOS, a column on macOS.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticForm(content: configuration.content) }
}

/// Rows in cards.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Controls one below the other, with no rows around them; it does not scroll.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct AutomaticForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.profile.platform) private var platform

    var body: some View {
        if platform == .iOS { GroupedForm(content: content) } else { ColumnsForm(content: content) }
    }
}

/// On iOS a form is a list, in the style of lists if one is set.
private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.listAppearance) private var appearance

    var body: some View {
        List { content }.environment(\.listAppearance, appearance ?? .insetGrouped)
    }
}

private struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View { VStack(alignment: .leading, spacing: 10) { content } }
}

extension View {
    /// Sets how forms in the view look.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        let style = UncheckedBox(style)
        return modifier(FormStyleModifier(style: style))
    }
}

private nonisolated struct FormStyleModifier<Style: FormStyle>: EnvironmentModifying {
    let style: UncheckedBox<Style>

    func modify(_ environment: inout EnvironmentValues) { environment.formStyle = AnyFormStyle(style.value) }
}

/// A style whose type is hidden.
package struct AnyFormStyle {
    private let base: any FormStyle

    package init(_ base: some FormStyle) { self.base = base }

    @MainActor
    package func body(_ configuration: FormStyleConfiguration) -> AnyView {
        func open<Style: FormStyle>(_ style: Style) -> AnyView {
            AnyView(StyledForm(style: StyleProperty(style: style), configuration: configuration))
        }
        return open(base)
    }
}

/// Evaluates a style with the dynamic properties that it may have.
private struct StyledForm<Style: FormStyle>: View {
    var style: StyleProperty<Style>
    let configuration: FormStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    package var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

package struct FormStyleKey: EnvironmentKey {
    package static var defaultValue: AnyFormStyle { AnyFormStyle(AutomaticFormStyle()) }
}
