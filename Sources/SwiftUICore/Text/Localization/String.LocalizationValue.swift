import Foundation

extension String {
    /// A string to be looked up in the app's strings, with values to be put into it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        package let content: LocalizedStringKey

        public init(_ value: String) { content = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.content)
        }

        /// Collects the literal parts and the values of an interpolated string.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var content: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                content = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

            public mutating func appendInterpolation(_ string: String) { content.appendInterpolation(string) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                content.appendInterpolation(value)
            }

            /// A number in the form of a `printf` specifier such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                content.appendInterpolation(value, specifier: specifier)
            }

            /// A value in a format style.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                content.appendInterpolation(input, format: format)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                content.appendInterpolation(resource)
            }
        }
    }
}

extension String {
    /// The app's string for a key.
    /// - Parameters:
    ///   - table: the strings file without its extension; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
    ///   - comment: for translators; it changes nothing.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: keyAndValue.content.key, keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// The app's string for a key; without one, the default.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: key.description, defaultValue, table: table, bundle: bundle, locale: locale)
    }

    /// The app's string for a resource.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            localized: resource.key, resource.defaultValue, table: resource.table, bundle: resource.resolvedBundle,
            locale: resource.locale)
    }

    /// What a text says that depends on numbers.
    package init(_ plural: PluralFormat, _ arguments: [FormatArgument], locale: Locale) {
        self.init(in: locale) { $0.append(plural.format(for: arguments, locale: locale), arguments) }
    }

    /// - Parameter escape: writes a value so that it means nothing to who reads the string.
    init(
        localized key: String, _ value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale,
        escape: (FormatArgument) -> FormatArgument = { $0 }
    ) {
        let arguments = value.content.arguments.map(escape)
        self.init(in: locale) {
            $0.appendUnmarked(value.content.key, arguments, key: key, table: table, bundle: bundle)
        }
    }

    private init(in locale: Locale, content: (inout TextResolver) -> Void) {
        var environment = EnvironmentValues.atLaunch
        if locale != .current { environment.locale = locale }
        var resolver = TextResolver(
            TextEnvironment(deriving: environment), styles: .environment(environment), date: Date())
        content(&resolver)
        self = resolver.runs.map(\.run.string).joined()
    }
}
