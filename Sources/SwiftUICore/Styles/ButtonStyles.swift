import Foundation
import Geometry

/// The style of buttons that have none: borderless on iOS.
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
                label.foregroundStyle(state.isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary))
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

    var pressedOpacity: Double { isPressed ? metrics.pressedOpacity : 1 }

    var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

/// A button of a built-in style: keeps whether it is pressed.
private struct StyledButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// In a row of a list the whole row is the button.
    var actsForRow = false
    @ViewBuilder let content: (AnyView, StyledButtonState) -> Content
    @State private var isPressed = false
    @Environment(\.listRow) private var listRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile) private var profile
    @Environment(\.buttonRepeatBehavior) private var repeats

    var body: some View {
        content(
            configuration.label.content,
            StyledButtonState(
                isPressed: isPressed, isEnabled: isEnabled, role: configuration.role, metrics: profile.controls)
        )
        .modifier(
            PressModifier(
                isPressed: $isPressed, actsForRow: actsForRow && listRow != nil, repeats: repeats == .enabled,
                action: configuration.action))
    }
}
