import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a date picker of.
public struct DatePickerStyleConfiguration {
    /// What the date is.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The date that may be selected that is nearest to one.
    func clamped(_ date: Date) -> Date {
        min(maximumDate ?? .distantFuture, max(minimumDate ?? .distantPast, date))
    }

    @MainActor
    func select(_ date: Date) {
        let date = clamped(date)
        if selection != date { selection = date }
    }
}

/// What of a date is shown and chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The style that suits the platform: on iOS the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// Buttons with the date and the time, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar's page.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets how date pickers in the view look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: DatePickerStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
