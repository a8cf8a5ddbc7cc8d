import Foundation
import Geometry

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a group of controls of.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the controls are for.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: Content
    public let label: Label
}

/// The style that suits the platform: the controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroupPlate(configuration: configuration) }
}

/// The controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
            .background { configuration.label.unseen() }
    }
}

/// The controls as items of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// Sets how groups of controls in the view look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: ControlGroupStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}

/// Buttons of one plate, with lines between them.
private struct ControlGroupPlate: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.profile.controls.regularButton) private var metrics
    @Environment(\.menuDismissal) private var menu

    var body: some View {
        ElementsReader(content) { elements in
            HStack(spacing: 0) {
                ForEach(Array(elements.enumerated()), id: \.element.id) { index, element in
                    if index > 0 { Color(SystemColor.separator).frame(width: 1, height: 18) }
                    element.frame(maxWidth: menu == nil ? nil : .infinity)
                }
            }
            .frame(maxWidth: menu == nil ? nil : .infinity)
        }
        .background {
            RoundedRectangle(cornerRadius: menu == nil ? metrics.cornerRadius ?? 0 : 0, style: .continuous)
                .fill(menu == nil ? Color(SystemColor.borderedButtonFill) : Color.clear)
        }
        .background { configuration.label.unseen() }
    }

    private var content: some View {
        configuration.content.buttonStyle(ControlGroupButtonStyle())
            .environment(\.automaticLabelStyle, AnyLabelStyle(IconOnlyLabelStyle()))
    }
}

private struct ControlGroupButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroupButton(configuration: configuration) }
}

private struct ControlGroupButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile.controls) private var metrics
    @Environment(\.menuDismissal) private var menu
    @Environment(\.foregroundStyles.isExplicit) private var hasForegroundStyle

    /// As high as a bordered button (iOS 15 to 18, from memory).
    private static let minimumSize = CGSize(width: 44, height: 34.33)

    var body: some View {
        let state = StyledButtonState(
            isPressed: isPressed, isEnabled: isEnabled, role: configuration.role, metrics: metrics,
            hasForegroundStyle: hasForegroundStyle)
        return configuration.label.foregroundStyle(state.labelStyle).opacity(state.pressedOpacity)
            .padding(.horizontal, metrics.regularButton.horizontalPadding)
            .frame(minWidth: Self.minimumSize.width, minHeight: Self.minimumSize.height)
            .frame(maxWidth: menu == nil ? nil : .infinity)
            .modifier(
                PressModifier(isPressed: $isPressed) {
                    menu?.chosen()
                    configuration.trigger()
                })
    }
}
