/// A stretch of a Markdown text with one meaning.
package struct MarkdownSpan: Equatable, Sendable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// The address of the link that it is part of.
    package var link: String?

    package var isPlain: Bool { intent.isEmpty && link == nil }
}
