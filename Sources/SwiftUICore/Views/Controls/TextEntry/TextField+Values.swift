import Foundation
import RuntimeWarnings

extension TextEntrySource {
    /// A value in a format: what can be read as one is written as it is typed.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self.init(
            read: { format.format(value.wrappedValue) },
            write: { string in
                guard let parsed = try? format.parseStrategy.parse(string) else { return }
                value.wrappedValue = parsed
            }, isDraft: true)
    }

    /// The same where nothing typed is nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self.init(
            read: { value.wrappedValue.map { format.format($0) } ?? "" },
            write: { string in
                if string.isEmpty {
                    value.wrappedValue = nil
                } else if let parsed = try? format.parseStrategy.parse(string) {
                    value.wrappedValue = parsed
                }
            }, isDraft: true)
    }

    /// A value that a formatter reads when editing ends; what it can't read changes nothing.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self.init(
            read: { formatter.string(for: value.wrappedValue) ?? "" },
            write: { string in
                if let parsed: V = formatter.value(from: string) { value.wrappedValue = parsed }
            }, isDraft: true, writesAtEnd: true)
    }
}

extension Formatter {
    /// What a string stands for; nil where the formatter can't read it as such a value.
    fileprivate func value<V>(from string: String) -> V? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: string) else { return nil }
            return number as? V ?? Self.convert(number)
        case let formatter as DateFormatter: return formatter.date(from: string) as? V
        case let formatter as ISO8601DateFormatter: return formatter.date(from: string) as? V
        default:
            RuntimeWarning.report(
                "A TextField can't read what was typed with a \(type(of: self)): Foundation on Linux only reads numbers "
                    + "and dates.", once: "TextField.formatter")
            return nil
        }
    }

    private static func convert<V>(_ number: NSNumber) -> V? {
        switch V.self {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is CGFloat.Type: CGFloat(number.doubleValue) as? V
        case is Decimal.Type: number.decimalValue as? V
        case is Int64.Type: number.int64Value as? V
        case is Int32.Type: number.int32Value as? V
        case is UInt.Type: number.uintValue as? V
        case is Optional<Int>.Type: Optional(number.intValue) as? V
        case is Optional<Double>.Type: Optional(number.doubleValue) as? V
        case is Optional<Decimal>.Type: Optional(number.decimalValue) as? V
        default: nil
        }
    }
}

extension TextField where Label == Text {
    /// - Parameters:
    ///   - value: takes what is typed, as far as it can be read.
    ///   - prompt: stands in the empty field; nil is the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameters:
    ///   - value: takes what is typed, as far as it can be read.
    ///   - prompt: stands in the empty field; nil is the title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameters:
    ///   - value: takes what is typed, as far as it can be read; nil where nothing is typed.
    ///   - prompt: stands in the empty field; nil is the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameters:
    ///   - value: takes what is typed, as far as it can be read; nil where nothing is typed.
    ///   - prompt: stands in the empty field; nil is the title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameters:
    ///   - value: takes what was typed when Return is pressed or the keyboard goes elsewhere.
    ///   - formatter: a number or date formatter, or one of the app's own.
    ///   - prompt: stands in the empty field; nil is the title.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(titleKey), prompt: prompt, source: TextEntrySource(value, formatter))
    }

    /// - Parameters:
    ///   - value: takes what was typed when Return is pressed or the keyboard goes elsewhere.
    ///   - formatter: a number or date formatter, or one of the app's own.
    ///   - prompt: stands in the empty field; nil is the title.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: TextEntrySource(value, formatter))
    }

    /// The form of iOS 13.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, source: TextEntrySource(value, formatter),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// The form of iOS 13.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// The form of iOS 13.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            label: Text(title), prompt: nil, source: TextEntrySource(value, formatter),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// The form of iOS 13.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}

extension TextField {
    /// - Parameter prompt: stands in the empty field; nil is the label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameters:
    ///   - value: nil where nothing is typed.
    ///   - prompt: stands in the empty field; nil is the label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(value, format))
    }

    /// - Parameter prompt: stands in the empty field; nil is the label.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(value, formatter))
    }
}
