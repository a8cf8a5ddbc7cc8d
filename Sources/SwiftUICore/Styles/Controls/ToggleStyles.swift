import Geometry

/// The style that suits the platform: a switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// - Parameter tint: the colour of the switch while it is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(configuration.label) { Switch(configuration: configuration, tint: tint) }
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.profile.platform) private var platform
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if platform == .macOS {
            CheckboxToggle(configuration: configuration)
        } else if isInBar {
            ToggleButton(configuration: configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

extension ToggleStyleConfiguration {
    /// What a screen reader says of the toggle (VoiceOver's "1" and "0").
    var spokenValue: Text { Text(verbatim: isMixed ? "mixed" : isOn ? "1" : "0") }

    @MainActor
    func toggle() { isOn = isMixed || !isOn }
}

/// The box of macOS and the label behind it.
private struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: metrics.checkboxSpacing) {
            box
            configuration.label
        }
        .dimmed(unless: isEnabled)
        .modifier(
            PressModifier(isPressed: nil, role: .toggle, value: configuration.spokenValue) {
                configuration.toggle()
            })
    }

    private var box: some View {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
            .fill(isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(SystemColor.borderedButtonFill)))
            .frame(width: metrics.checkboxSize, height: metrics.checkboxSize)
            .overlay {
                if isMarked {
                    Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                        .font(.system(size: metrics.checkboxSize * 0.6, weight: .bold))
                        .foregroundStyle(.white).accessibilityHidden(true)
                }
            }
    }

    private var isMarked: Bool { configuration.isOn || configuration.isMixed }
}

/// A bordered button that shows whether it is on.
private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile.controls) private var metrics
    @Environment(\.foregroundStyles.isExplicit) private var hasForegroundStyle

    var body: some View {
        let state = StyledButtonState(
            isPressed: isPressed, isEnabled: isEnabled, role: nil, metrics: metrics,
            hasForegroundStyle: hasForegroundStyle)
        return Group {
            if configuration.isOn {
                ButtonPlate(state: state, isProminent: true) {
                    configuration.label.foregroundStyle(state.prominentLabelStyle)
                }
            } else {
                configuration.label.foregroundStyle(state.labelStyle).opacity(state.pressedOpacity)
                    .modifier(ToggleButtonPadding())
            }
        }
        .modifier(
            PressModifier(isPressed: $isPressed, role: .toggle, value: configuration.spokenValue) {
                configuration.toggle()
            })
    }
}

/// The room that the filled button takes, without its fill.
private struct ToggleButtonPadding: ViewModifier {
    @Environment(\.profile.controls.regularButton) private var metrics

    func body(content: Content) -> some View {
        content.padding(.horizontal, metrics.horizontalPadding).padding(.vertical, metrics.verticalPadding)
    }
}
