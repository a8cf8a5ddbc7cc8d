import Foundation

/// A control that selects a date, a time, or both.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimumDate: Date?
    private let maximumDate: Date?
    private let components: Components
    private let label: Label

    fileprivate init(
        _ selection: Binding<Date>, from minimumDate: Date?, through maximumDate: Date?, _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.components = components
        self.label = label
    }

    @MainActor
    public var body: some View {
        StyledControl(
            DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: shown, minimumDate: minimumDate,
                maximumDate: maximumDate, displayedComponents: components)
        ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
    }

    /// A date out of the range is shown as the nearest in it, as UIDatePicker does; the app's own stays until the user
    /// chooses another.
    private var shown: Binding<Date> {
        guard minimumDate != nil || maximumDate != nil else { return selection }
        return Binding {
            max(minimumDate ?? .distantPast, min(selection.wrappedValue, maximumDate ?? .distantFuture))
        } set: {
            selection.transaction($1).wrappedValue = $0
        }
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, label())
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, Text(title))
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// - Parameter range: the dates that may be selected.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, Text(title))
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, Text(titleKey))
    }

    /// - Parameter range: the dates that may be selected.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, Text(title))
    }

    /// - Parameter range: the dates that may be selected.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// - Parameter range: the dates that may be selected.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, Text(title))
    }
}

extension DatePicker {
    /// The form of iOS 13.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], label: Label
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, label)
    }
}
