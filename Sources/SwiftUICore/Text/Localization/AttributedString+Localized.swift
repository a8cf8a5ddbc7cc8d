import Foundation

extension AttributedString {
    /// The app's string for a key, in which Markdown becomes attributes; spaces and line breaks stay, and values stand as
    /// they are.
    /// - Parameters:
    ///   - table: the strings file without its extension; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
    ///   - comment: for translators; it changes nothing.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            markup: String(
                localized: keyAndValue.content.key, keyAndValue, table: table, bundle: bundle, locale: locale,
                escape: Self.escaped))
    }

    /// The app's string for a key; without one, the default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            markup: String(
                localized: key.description, defaultValue, table: table, bundle: bundle, locale: locale,
                escape: Self.escaped))
    }

    /// The app's string for a resource.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            markup: String(
                localized: resource.key, resource.defaultValue, table: resource.table, bundle: resource.resolvedBundle,
                locale: resource.locale, escape: Self.escaped))
    }

    private init(markup: String) {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: markup, options: options)) ?? AttributedString(markup)
    }

    /// The text of a value with its marks written so that they are none.
    private static func escaped(_ argument: FormatArgument) -> FormatArgument {
        guard case .string(let text) = argument else { return argument }
        return .string(text.reduce(into: "") { $0 += "\\`*_~[]()<>!&".contains($1) ? "\\\($1)" : String($1) })
    }
}
