import Foundation
import Geometry

/// Buttons of one plate, with lines between them.
struct ControlGroupPlate: View {
    let configuration: ControlGroupStyleConfiguration
    /// In a menu the titles are below the icons.
    let showsTitles: Bool
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

    private var labelStyle: AnyLabelStyle {
        showsTitles && menu != nil
            ? AnyLabelStyle(ControlGroupLabelStyle()) : AnyLabelStyle(IconOnlyLabelStyle())
    }

    private var content: some View {
        configuration.content.buttonStyle(ControlGroupButtonStyle())
            .environment(\.automaticLabelStyle, labelStyle)
    }
}

/// The title below the icon (iOS 16 to 18, from memory).
private struct ControlGroupLabelStyle: LabelStyle {
    /// All titles are at the same height.
    private static let iconHeight: CGFloat = 22

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.accessibilityHidden(true).frame(height: Self.iconHeight)
            configuration.title.font(.caption).lineLimit(1)
        }
        .padding(.vertical, 10)
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
