import Foundation
import Geometry
import Platform

/// A calendar's page, and the time below it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                DateCalendar(configuration: configuration)
                    .background { configuration.label.unseen() }
                    .modifier(LabelMergeModifier())
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    SystemText(.time)
                    Spacer()
                    TimePill(configuration: configuration)
                }
                .frame(height: 44)
            }
        }
    }
}

/// Several days of a calendar that are selected.
struct DaySelection {
    /// The first moments of the days.
    let days: Set<Date>
    let toggle: @MainActor (Date) -> Void
}

/// A month with a button for each of its days.
struct DateCalendar: View {
    let configuration: DatePickerStyleConfiguration
    /// What is selected in place of the configuration's one day, which then only says which month is shown.
    var days: DaySelection?
    /// The month that is shown; nil is that of the selection.
    @State private var page: CalendarMonth?
    @State private var choosesMonth = false
    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    /// As wide as a finger needs; the arrows are 30 points apart.
    private static let arrowWidth: CGFloat = 32

    private var month: CalendarMonth { page ?? CalendarMonth(of: configuration.selection, calendar: calendar) }

    var body: some View {
        VStack(spacing: 0) {
            header.frame(height: 44)
            if choosesMonth {
                DateWheels(configuration: configuration, components: .date, parts: [.year, .month])
            } else {
                weekdays.frame(height: 24)
                weeks
            }
        }
        .dimmed(unless: isEnabled)
        .accessibilityElement(children: .contain)
    }

    // MARK: Header

    private var header: some View {
        HStack(spacing: 0) {
            Button {
                choosesMonth.toggle()
                page = nil
            } label: {
                HStack(spacing: 4) {
                    Text(month.start, format: .dateTime.year().month(.wide)).font(.headline)
                        .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
                    Image(systemName: choosesMonth ? "chevron.down" : "chevron.forward")
                        .font(.footnote.weight(.semibold)).accessibilityHidden(true)
                }
            }
            Spacer()
            if !choosesMonth {
                arrow("chevron.backward", .previousMonth, -1)
                arrow("chevron.forward", .nextMonth, 1)
            }
        }
        .buttonStyle(.borderless)
        .padding(.leading, 12)
    }

    private func arrow(_ symbol: String, _ name: SystemString, _ step: Int) -> some View {
        let target = month.moved(by: step)
        return Button {
            page = target
        } label: {
            Image(systemName: symbol).font(.title3.weight(.medium)).accessibilityHidden(true)
                .frame(width: Self.arrowWidth, height: 44)
                .contentShape(Rectangle())
                .background { SystemText(name).unseen() }
        }
        .disabled(!target.isSelectable(from: configuration.minimumDate, through: configuration.maximumDate))
    }

    // MARK: Days

    private var weekdays: some View {
        HStack(spacing: 0) {
            ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
                Text(verbatim: name.uppercased()).font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
                    .frame(maxWidth: .infinity)
            }
        }
        .accessibilityHidden(true)
    }

    private var weeks: some View {
        let days = month.days
        return VStack(spacing: 0) {
            ForEach(0..<days.count / 7, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(days[week * 7..<week * 7 + 7]) { day in
                        CalendarDay(
                            date: day.date, state: state(of: day.date), select: { select(day.date) })
                    }
                }
            }
        }
    }

    private func state(of day: Date?) -> CalendarDay.State {
        guard let day else { return CalendarDay.State() }
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return CalendarDay.State(
            isSelected: days?.days.contains(day) ?? calendar.isDate(day, inSameDayAs: configuration.selection),
            isToday: calendar.isDateInToday(day),
            isSelectable: (configuration.minimumDate.map { end > $0 } ?? true)
                && (configuration.maximumDate.map { day <= $0 } ?? true))
    }

    private func select(_ day: Date?) {
        guard let day else { return }
        if let days { return days.toggle(day) }
        configuration.select(month.date(day, withTimeOf: configuration.selection))
    }
}
