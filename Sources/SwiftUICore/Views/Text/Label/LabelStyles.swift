/// The style that suits the place of the label.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// Shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabel(configuration: configuration) }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon alone; screen readers say the title.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(AccessibleTitleModifier(title: configuration.title))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets how labels in the view look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}

extension EnvironmentValues {
    package var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// What the automatic style is in a place such as a list or a bar; nil is title and icon.
    package var automaticLabelStyle: AnyLabelStyle? {
        get { self[AutomaticLabelStyleKey.self] }
        set { self[AutomaticLabelStyleKey.self] = newValue }
    }
}

package struct LabelStyleKey: EnvironmentKey {
    package static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

package struct AutomaticLabelStyleKey: EnvironmentKey {
    package static var defaultValue: AnyLabelStyle? { nil }
}
