/// How buttons look; how they react stays the same.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// How buttons look and react.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It cancels.
    public static let cancel = ButtonRole(name: "cancel")
    /// It takes over what was entered.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// What a primitive style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

/// Holds a style, whose own dynamic properties are connected as a view's are.
package struct StyleProperty<Style>: DynamicProperty, DynamicPropertyContainer {
    package var style: Style
}

/// A button that a style draws pressed or not.
private struct PressableButton<Style: ButtonStyle>: View {
    var style: StyleProperty<Style>
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeats

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = StyleProperty(style: style)
        self.configuration = configuration
    }

    var body: some View {
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
        )
        .modifier(PressModifier(isPressed: $isPressed, repeats: repeats == .enabled, action: configuration.action))
    }
}

extension View {
    /// Sets how buttons in the view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { PressableButton(style: $0, configuration: $1) })
    }

    /// Sets how buttons in the view look and react.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
