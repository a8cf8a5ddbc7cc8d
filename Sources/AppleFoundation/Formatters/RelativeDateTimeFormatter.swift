import Foundation

/// Writes how far a moment is from another: `in 3 days`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    @nonexhaustive public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    @nonexhaustive public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    /// Nil is the user's own.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Nil is the user's own.
    open var locale: Locale! = .autoupdatingCurrent

    /// Writes where a date lies as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent
        ).format(referenceDate)
    }

    /// Writes where a moment lies that is so many seconds from now.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// Writes where a date lies as seen from now; nil is anything but a date.
    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
