import Foundation

extension LocalizedStringKey {
    /// Collects the literal parts and the values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package private(set) var key = ""
        package private(set) var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// A number, as the locale writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(FormatArgument(value), specifier: value._specifier)
        }

        /// A number in the form of a `printf` specifier such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(FormatArgument(value), specifier: specifier)
        }

        /// A value as a formatter writes it; without a formatter, its description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.content(AnyTextContent(FormatterTextContent(subject, formatter))))
        }

        /// A date as a formatter writes it; without a formatter, its description.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
            append(.content(AnyTextContent(FormatterTextContent(date, formatter))))
        }

        /// A number as a formatter writes it; without a formatter, its description.
        public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter? = nil) {
            append(.content(AnyTextContent(FormatterTextContent(number, formatter))))
        }

        public mutating func appendInterpolation(_ identifier: UUID, formatter: Formatter? = nil) {
            append(.content(AnyTextContent(FormatterTextContent(identifier, formatter))))
        }

        /// An object as a formatter writes it; without a formatter, its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.content(AnyTextContent(FormatterTextContent(subject, formatter))))
        }

        /// A value in a format style, in the locale of the text.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.content(AnyTextContent(FormatStyleTextContent(input, format))))
        }

        /// A text with its own looks.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

        /// A date that the text keeps up to date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        /// A timer that runs through an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        private mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }
    }
}
