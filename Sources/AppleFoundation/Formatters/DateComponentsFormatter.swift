import Foundation

/// Writes spans of time: `1:02:03`, `1 hour, 2 minutes`.
///
/// Years and months are named in English, Korean, Japanese and Chinese; in other languages they are written in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    @nonexhaustive public enum UnitsStyle: Int, Sendable {
        /// `1:02:03`
        case positional
        /// `1h 2m 3s`
        case abbreviated
        /// `1 hr, 2 min, 3 sec`
        case short
        /// `1 hour, 2 minutes, 3 seconds`
        case full
        /// `1hr 2min 3sec`
        case brief = 5
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positions keep those behind the first; words have none of them.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None is left out, and positions have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; none lets the span decide.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Nil is the user's own.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// What years and months are counted from; nil is the first moment of 2001.
    open var referenceDate: Date?
    /// The most units that are written, the largest first; 0 is all. What is left over is cut off.
    open var maximumUnitCount = 0
    /// A small rest counts in the next smaller unit: 90 minutes, not 1 hour and 30.
    open var collapsesLargestUnit = false

    // MARK: Writing

    /// Seconds beyond which no calendar counts.
    private static let limit = 1e14

    /// Writes a span of seconds; nil for one that no calendar counts.
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < Self.limit else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let (start, end, isNegative) =
            endDate < startDate ? (endDate, startDate, true) : (startDate, endDate, false)
        let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        let values = units.map { ($0, components.value(for: $0.component) ?? 0) }
        return (isNegative ? "-" : "") + text(collapsed(values))
    }

    /// Writes a span that is given in units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes a `DateComponents` or a number of seconds; nil is anything else.
    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private var units: [SpanUnit] {
        let allowed = SpanUnit.allCases.filter { allowedUnits.contains($0.unit) }
        return allowed.isEmpty ? SpanUnit.allCases.filter { $0 != .weekOfMonth } : allowed
    }

    // MARK: Parts

    private typealias Part = (unit: SpanUnit, value: Int)

    private func collapsed(_ parts: [Part]) -> [Part] {
        guard collapsesLargestUnit, let index = parts.firstIndex(where: { $0.value != 0 }), index + 1 < parts.count,
            let factor = parts[index].unit.count(of: parts[index + 1].unit), parts[index].value == 1,
            parts[index + 1].value != 0
        else { return parts }
        var result = parts
        result[index + 1].value += factor
        result[index].value = 0
        return result
    }

    private func shown(_ parts: [Part]) -> [Part] {
        let behavior = zeroFormattingBehavior
        var result = parts
        if !behavior.contains(.pad) {
            let isPositional = unitsStyle == .positional
            let isDefault = behavior.contains(.default)
            let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
            let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
            result = parts.enumerated().filter { index, part in
                if part.value != 0 || first == last && index == first { return true }
                if index < first { return !(isDefault || behavior.contains(.dropLeading)) }
                if index > last { return !(isDefault && !isPositional || behavior.contains(.dropTrailing)) }
                return !(isDefault && !isPositional || behavior.contains(.dropMiddle))
            }.map(\.element)
        }
        return maximumUnitCount > 0 ? Array(result.prefix(maximumUnitCount)) : result
    }

    private func text(_ parts: [Part]) -> String {
        let parts = shown(parts)
        guard unitsStyle != .positional else { return positions(parts) }
        let words = parts.map { $0.unit.text($0.value, unitsStyle, usedCalendar.locale ?? .autoupdatingCurrent) }
        return words.joined(separator: unitsStyle == .full || unitsStyle == .short ? ", " : " ")
    }

    private func positions(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        let numbers = parts.enumerated().map { index, part in
            (index > 0 || pads) && part.unit.isTime ? String(format: "%02d", part.value) : "\(part.value)"
        }
        return numbers.joined(separator: ":")
    }
}
