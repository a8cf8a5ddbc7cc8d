/// A stretch of a Markdown text with one meaning.
package struct MarkdownSpan: Equatable, Sendable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// The address of the link that it is part of.
    package var link: String?
    /// Its noun agrees with its number, where both stand in it.
    package var inflects = false

    /// Whether another span differs in its text alone.
    func hasStyle(of other: MarkdownSpan) -> Bool {
        intent == other.intent && link == other.link && inflects == other.inflects
    }

    package var isPlain: Bool { intent.isEmpty && link == nil && !inflects }
}
