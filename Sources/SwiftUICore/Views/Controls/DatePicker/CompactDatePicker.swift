import Foundation
import Geometry
import Platform

/// A button for the date and one for the time; each opens what it is chosen in.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isTextHuge

    /// Between the two buttons (iOS 14 to 18: 4 to 5 points).
    private static let spacing: CGFloat = 5

    private var arrangement: AnyLayout {
        isTextHuge
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Self.spacing))
            : AnyLayout(HStackLayout(spacing: Self.spacing))
    }

    var body: some View {
        LabeledControl(configuration.label, isWide: true) {
            arrangement {
                if configuration.displayedComponents.contains(.date) {
                    DatePill(text: Text(verbatim: date)) {
                        DateCalendar(configuration: configuration).padding(12).frame(width: 330)
                    }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) { TimePill(configuration: configuration) }
            }
            .accessibilityElement(children: .contain)
        }
    }
}

extension CompactDatePicker {
    /// In the medium length of the language: "Oct 9, 2024", "2024. 10. 9.".
    private var date: String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .medium
        return formatter.string(from: configuration.selection)
    }
}

/// The button with the time.
struct TimePill: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        DatePill(text: Text(configuration.selection, format: .dateTime.hour().minute())) {
            DateWheels(configuration: configuration, components: .hourAndMinute).frame(width: 220)
        }
    }
}

/// A button on a plate, which opens something.
private struct DatePill<Content: View>: View {
    let text: Text
    @ViewBuilder let content: () -> Content
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        text
            .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
            .opacity(isPressed ? metrics.pressedOpacity : 1)
            .dimmed(unless: isEnabled)
            .padding(.horizontal, metrics.datePickerPadding)
            .padding(.vertical, metrics.datePickerVerticalPadding)
            .background {
                RoundedRectangle(cornerRadius: metrics.datePickerCornerRadius, style: .continuous)
                    .fill(Color(SystemColor.datePickerFill))
            }
            .modifier(PressModifier(isPressed: $isPressed) { isOpen = true })
            .presentation(isPresented: $isOpen, style: style) { PopupPlate(content: content()) }
    }

    private var style: PresentationStyle {
        var style = PresentationStyle.menu()
        style.isElevated = true
        style.role = .group
        return style
    }
}

/// The ground of what a control opens.
struct PopupPlate<Content: View>: View {
    let content: Content
    @Environment(\.profile.presentations.menuCornerRadius) private var radius

    var body: some View {
        content
            .background(Color(SystemColor.systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
            .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
            .environment(\.listRow, nil)
    }
}
