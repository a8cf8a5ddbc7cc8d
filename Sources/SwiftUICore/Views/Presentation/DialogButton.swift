import Foundation
import Geometry

/// What a view in an alert or a list of choices is.
enum DialogPart: Hashable, Sendable {
    /// A field or another view of the app.
    case field
    case choice, destructiveChoice, cancel
    /// Between two buttons side by side.
    case line

    var isButton: Bool { self == .choice || self == .destructiveChoice || self == .cancel }

    init(role: ButtonRole?) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructiveChoice
        default: self = .choice
        }
    }
}

struct DialogPartKey: LayoutValueKey {
    static var defaultValue: DialogPart { .field }
}

/// The buttons of a dialog, from first to last.
struct DialogButtonsKey: PreferenceKey {
    static var defaultValue: [DialogPart] { [] }
    static func reduce(value: inout [DialogPart], nextValue: () -> [DialogPart]) { value += nextValue() }
}

/// Makes the buttons of a dialog: they take it away, and then do what they are for.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let isActionSheet: Bool

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, isActionSheet: isActionSheet)
    }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isActionSheet: Bool
    @State private var isPressed = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.profile.presentations) private var metrics
    @Environment(\.dialogDefaultPart) private var defaultPart

    private var part: DialogPart { DialogPart(role: configuration.role) }

    var body: some View {
        configuration.label
            .font(font)
            .lineLimit(textSize.isAccessibilitySize ? nil : 1)
            .minimumScaleFactor(0.6)
            .multilineTextAlignment(.center)
            .foregroundStyle(color)
            .padding(.horizontal, 8)
            .padding(.vertical, textSize > .large ? 11 : 0)
            .frame(
                maxWidth: .infinity,
                minHeight: isActionSheet ? metrics.actionSheetRowHeight : metrics.alertButtonHeight,
                maxHeight: .infinity
            )
            .fixedSize(horizontal: false, vertical: isActionSheet)
            .background { background }
            .overlay(alignment: .top) { if !(isActionSheet && part == .cancel) { Divider() } }
            .modifier(PressModifier(isPressed: $isPressed, action: act))
            .keyboardShortcut(part == .cancel ? KeyboardShortcut.cancelAction : nil)
            .preference(key: DialogButtonsKey.self, value: [part])
            .layoutValue(key: DialogPartKey.self, value: part)
    }

    private func act() {
        dismiss()
        configuration.trigger()
    }

    private var font: Font {
        (isActionSheet ? Font.title3 : .body).weight(part == defaultPart ? .semibold : .regular)
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return part == .destructiveChoice ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    @ViewBuilder private var background: some View {
        if isActionSheet && part == .cancel {
            RoundedRectangle(cornerRadius: metrics.actionSheetCornerRadius, style: .continuous)
                .fill(Color(SystemColor.secondarySystemGroupedBackground))
                .overlay { pressedFill.clipShape(RoundedRectangle(cornerRadius: metrics.actionSheetCornerRadius)) }
        } else {
            pressedFill
        }
    }

    private var pressedFill: some View { Color(SystemColor.systemFill).opacity(isPressed ? 1 : 0) }
}

extension EnvironmentValues {
    /// The kind of button that a dialog draws strong.
    var dialogDefaultPart: DialogPart {
        get { self[DialogDefaultPartKey.self] }
        set { self[DialogDefaultPartKey.self] = newValue }
    }
}

struct DialogDefaultPartKey: EnvironmentKey {
    static var defaultValue: DialogPart { .cancel }
}
