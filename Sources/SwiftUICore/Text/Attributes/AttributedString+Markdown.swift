import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Markup inside lines alone; spaces and line breaks count as Markdown counts them.
            case inlineOnly
            /// Markup inside lines alone; spaces and line breaks stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax
        /// The language of the text, which it gets as an attribute.
        public var languageCode: String?

        public init(interpretedSyntax: InterpretedSyntax = .inlineOnly, languageCode: String? = nil) {
            self.interpretedSyntax = interpretedSyntax
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: emphasis, code, strikethrough and links become attributes. Blocks such as lists are not read.
    /// - Parameter baseURL: what relative addresses of links are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        let source = options.interpretedSyntax == .inlineOnly ? Self.joiningLines(markdown) : markdown
        for span in InlineMarkdown.spans(of: source) {
            var part = AttributedString(span.text)
            if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
            if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
            if let language = options.languageCode { part.languageIdentifier = language }
            append(part)
        }
    }

    /// The lines of a paragraph are one line.
    private static func joiningLines(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}
