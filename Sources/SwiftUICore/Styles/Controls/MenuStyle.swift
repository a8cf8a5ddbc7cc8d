/// How the buttons look that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a menu of: a style shows `Menu(configuration)`, changed as it likes.
public struct MenuStyleConfiguration {
    /// What the button shows.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The items of the menu.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The style that suits the platform.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuOpener(configuration: configuration) }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuOpener(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuOpener(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets how the buttons in the view look that open menus.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: MenuStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
