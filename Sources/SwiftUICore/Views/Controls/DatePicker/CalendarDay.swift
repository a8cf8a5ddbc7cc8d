import Foundation
import Geometry

/// A day of a calendar: a number, in a circle while it is selected.
struct CalendarDay: View {
    struct State {
        var isSelected = false
        var isToday = false
        var isSelectable = false
    }

    let date: Date?
    let state: State
    let select: @MainActor () -> Void
    @Environment(\.localCalendar) private var calendar

    /// The height of a week (iOS 14 to 18: a page of 330 points has a header, week days and six of them).
    private static let height: CGFloat = 43

    var body: some View {
        if let date {
            Text(verbatim: number(of: date))
                .font(.system(size: 20, weight: state.isSelected ? .semibold : .regular))
                .foregroundStyle(color)
                .frame(maxWidth: .infinity).frame(height: Self.height)
                .background { if state.isSelected { circle } }
                .modifier(
                    PressModifier(isPressed: nil, traits: state.isSelected ? .selected : [], action: select)
                )
                .disabled(!state.isSelectable)
                .accessibilityLabel(Text(verbatim: name(of: date)))
                .accessibilityIdentifier(number(of: date))
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: Self.height)
        }
    }

    private func number(of date: Date) -> String { "\(calendar.component(.day, from: date))" }

    /// The day of the week and the date without the year, as iOS says it: “Today, Friday, November 14”.
    private func name(of date: Date) -> String {
        let locale = calendar.locale ?? .current
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        let name = date.formatted(style.weekday(.wide).month(.wide).day())
        return state.isToday ? "\(SystemString.today.localized(in: locale)), \(name)" : name
    }

    @ViewBuilder private var circle: some View {
        if state.isToday { Circle().fill(.tint) } else { Circle().fill(.tint.opacity(0.15)) }
    }

    private var color: AnyShapeStyle {
        if !state.isSelectable { return AnyShapeStyle(.tertiary) }
        if state.isSelected { return state.isToday ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint) }
        return state.isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
    }
}
