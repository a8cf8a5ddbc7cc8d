import Foundation

extension TextResolver {
    /// Adds the app's string for a key.
    package mutating func append(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        append(key.key, key.arguments, key: key.key, table: table, bundle: bundle)
    }

    /// Adds the app's string for a key, with values.
    /// - Parameter fallback: stands for a key that the app has no string for.
    package mutating func append(
        _ fallback: String, _ arguments: [FormatArgument], key: String, table: String?, bundle: Bundle?
    ) {
        let format = find(key, arguments, table: table, bundle: bundle) ?? fallback
        guard InlineMarkdown.mayContainMarkup(format) else { return append(format, arguments) }
        // Markup may stand around values but not in them; what is put in where has to be known before it is parsed.
        let source = arguments.isEmpty ? format : FormatString(format).bound(to: arguments).source
        for span in InlineMarkdown.spans(of: source) {
            if span.isPlain {
                append(span.text, arguments)
            } else {
                let link = span.link.flatMap { URL(string: expand($0, arguments)) }
                styled {
                    $0.apply(span.intent, link: link)
                } content: {
                    $0.append(span, arguments)
                }
            }
        }
    }

    /// Adds the app's string for a key, with values; what looks like Markdown stands as it is.
    package mutating func appendUnmarked(
        _ fallback: String, _ arguments: [FormatArgument], key: String, table: String?, bundle: Bundle?
    ) {
        append(find(key, arguments, table: table, bundle: bundle) ?? fallback, arguments)
    }

    private func find(_ key: String, _ arguments: [FormatArgument], table: String?, bundle: Bundle?) -> String? {
        environment.string(for: key, arguments, table: table, bundle: bundle)
    }

    private mutating func append(_ span: MarkdownSpan, _ arguments: [FormatArgument]) {
        guard span.inflects else { return append(span.text, arguments) }
        append(GrammaticalAgreement.inflect(expand(span.text, arguments), in: environment.locale))
    }

    /// Adds a format with its values; a format without values is a string as it is.
    package mutating func append(_ format: String, _ arguments: [FormatArgument]) {
        guard !arguments.isEmpty else { return append(format) }
        var pending = ""
        for piece in FormatString(format).bound(to: arguments).pieces {
            switch piece {
            case .literal(let literal): pending += literal
            case .value(let specifier):
                guard let position = specifier.position, arguments.indices.contains(position) else { continue }
                if let string = plain(arguments[position], specifier) {
                    pending += string
                } else {
                    append(pending)
                    pending = ""
                    append(arguments[position])
                }
            }
        }
        append(pending)
    }

    private mutating func append(_ argument: FormatArgument) {
        switch argument {
        case .text(let text): append(text)
        case .content(let content): content.base.append(to: &self)
        case .string, .integer, .unsigned, .double: break
        }
    }

    /// The string of a value that has no looks of its own; nil for the others.
    private func plain(_ argument: FormatArgument, _ specifier: FormatSpecifier) -> String? {
        let format = NumberFormat(specifier: specifier, symbols: .of(environment.textLocale))
        switch argument {
        case .string(let string): return string
        case .integer(let number): return format.string(number)
        case .unsigned(let number): return format.string(number)
        case .double(let number): return format.string(number)
        case .text, .content: return nil
        }
    }

    /// The address of a link, with its values put in as strings.
    private func expand(_ address: String, _ arguments: [FormatArgument]) -> String {
        guard !arguments.isEmpty else { return address }
        var resolver = TextResolver(environment, styles: .environment(EnvironmentValues()), date: date)
        resolver.append(address, arguments)
        return resolver.runs.map(\.run.string).joined()
    }
}

extension TextStyle {
    /// Takes over what Markdown says of a stretch of text.
    package mutating func apply(_ intent: InlinePresentationIntent, link: URL?) {
        if intent.contains(.stronglyEmphasized) { decorations.add(.bold) }
        if intent.contains(.emphasized) { decorations.add(.italic) }
        if intent.contains(.code) { decorations.add(.monospaced) }
        if intent.contains(.strikethrough) { decorations.strikethrough = .single }
        if let link {
            self.link = link
            if foreground == nil { foreground = AnyShapeStyle(TintShapeStyle()) }
        }
    }
}
