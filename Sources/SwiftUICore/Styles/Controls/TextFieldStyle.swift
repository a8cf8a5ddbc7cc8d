/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// - Parameter configuration: the field, which the style puts something around.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The style that suits the platform: text alone on iOS, in a frame on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { AutomaticTextField(field: configuration) }
}

/// Text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.plain }
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        RoundedTextField { configuration.plain }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets how text fields in the view look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, field: TextField<_TextFieldStyleLabel>) in
                style._body(configuration: field)
            }
        )
    }
}
