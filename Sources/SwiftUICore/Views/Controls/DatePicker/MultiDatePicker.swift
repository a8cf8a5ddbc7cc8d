import Foundation

/// A calendar in which any number of days is selected.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let minimumDate: Date?
    /// The first moment after all that may be selected.
    private let end: Date?
    private let label: Label

    fileprivate init(_ selection: Binding<Set<DateComponents>>, from minimumDate: Date?, to end: Date?, _ label: Label)
    {
        self.selection = selection
        self.minimumDate = minimumDate
        self.end = end
        self.label = label
    }

    @MainActor
    public var body: some View {
        DayCalendar(
            selection: selection, minimumDate: minimumDate, maximumDate: end?.addingTimeInterval(-1),
            label: AnyView(label))
    }
}

/// Shows the calendar, in which the day that `DateCalendar` goes by is that of the page alone.
private struct DayCalendar: View {
    @Binding var selection: Set<DateComponents>
    let minimumDate: Date?
    let maximumDate: Date?
    let label: AnyView
    /// nil is the page of the first day that is selected, or else of today.
    @State private var page: Date?
    @Environment(\.localCalendar) private var calendar

    var body: some View {
        let selected = Set(selection.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
        DateCalendar(
            configuration: DatePickerStyleConfiguration(
                label: .init(content: label),
                selection: Binding {
                    page ?? selected.min() ?? Date()
                } set: {
                    page = $0
                }, minimumDate: minimumDate, maximumDate: maximumDate, displayedComponents: .date),
            days: DaySelection(days: selected, toggle: toggle)
        )
        .background { label.unseen() }
        .modifier(LabelMergeModifier())
    }

    private func toggle(_ day: Date) {
        page = page ?? day
        let same = selection.filter { calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false }
        if same.isEmpty {
            selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.subtract(same)
        }
    }
}

extension MultiDatePicker {
    /// - Parameter selection: days as calendar, era, year, month and day.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, to: nil, label())
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, from: bounds.lowerBound, to: nil, label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, from: nil, to: bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(title) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
