import Foundation
import Geometry

/// The style of buttons that have none: borderless on iOS. A foreground style that is set around a button, not only in
/// its label, takes the place of the tint, as in all built-in styles.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(configuration: configuration, actsForRow: true) { label, state in
            label.foregroundStyle(state.labelStyle).opacity(state.pressedOpacity)
        }
    }
}

/// The label in the tint, fainter while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(configuration: configuration) { label, state in
            label.foregroundStyle(state.labelStyle).opacity(state.pressedOpacity)
        }
    }
}

/// The label as it is, fainter while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(configuration: configuration) { label, state in
            label.opacity(state.isEnabled ? state.pressedOpacity : StyledButtonState.disabledOpacity)
        }
    }
}

/// The label in the tint on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(configuration: configuration) { label, state in
            ButtonPlate(state: state, isProminent: false) { label.foregroundStyle(state.labelStyle) }
        }
    }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(configuration: configuration) { label, state in
            ButtonPlate(state: state, isProminent: true) {
                label.foregroundStyle(state.prominentLabelStyle)
            }
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// What the built-in styles know of a button.
struct StyledButtonState {
    /// What a disabled plain button keeps of its opacity (iOS, from memory).
    static let disabledOpacity = 0.5

    let isPressed: Bool
    let isEnabled: Bool
    let role: ButtonRole?
    let metrics: ControlMetrics
    /// Whether the app set a foreground style around the button.
    var hasForegroundStyle = false

    var pressedOpacity: Double { isPressed ? metrics.pressedOpacity : 1 }

    var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if hasForegroundStyle { return AnyShapeStyle(.foreground) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    var prominentLabelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return hasForegroundStyle ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color.white)
    }
}

/// A button of a built-in style: keeps whether it is pressed.
struct StyledButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// In a row of a list the whole row is the button.
    var actsForRow = false
    @ViewBuilder let content: (AnyView, StyledButtonState) -> Content
    @State private var isPressed = false
    @Environment(\.listRow) private var listRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile) private var profile
    @Environment(\.buttonRepeatBehavior) private var repeats
    @Environment(\.foregroundStyles.isExplicit) private var hasForegroundStyle

    var body: some View {
        content(
            configuration.label.content,
            StyledButtonState(
                isPressed: isPressed, isEnabled: isEnabled, role: configuration.role, metrics: profile.controls,
                hasForegroundStyle: hasForegroundStyle)
        )
        .modifier(
            PressModifier(
                isPressed: $isPressed, actsForRow: actsForRow && listRow != nil, repeats: repeats == .enabled,
                action: configuration.action))
    }
}
