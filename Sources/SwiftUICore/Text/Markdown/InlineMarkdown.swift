/// Markdown inside a line: emphasis, code, strikethrough, links; as CommonMark has it, with GitHub's strikethrough and
/// links of bare addresses. Line breaks and spaces stay as they are written.
package enum InlineMarkdown {
    private static let markers = Set("*_`~[<\\&".utf8)

    /// Whether a text has to be parsed; false means that it says what is written.
    package static func mayContainMarkup(_ text: String) -> Bool {
        var previous: UInt8 = 0
        var lettersW = 0
        for byte in text.utf8 {
            if markers.contains(byte) { return true }
            // In a format, %@ is a value.
            if byte == UInt8(ascii: "@"), previous != UInt8(ascii: "%"), previous != UInt8(ascii: "$"), previous != 0 {
                return true
            }
            if byte == UInt8(ascii: "/"), previous == UInt8(ascii: ":") { return true }
            lettersW = byte | 0x20 == UInt8(ascii: "w") ? lettersW + 1 : 0
            if lettersW == 3 { return true }
            previous = byte
        }
        return false
    }

    package static func spans(of text: String) -> [MarkdownSpan] {
        var parser = InlineMarkdownParser(text)
        return flatten(parser.parse())
    }

    private static func flatten(_ nodes: [MarkdownNode]) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        func add(_ text: String, _ style: MarkdownSpan) {
            var span = style
            span.text = text
            if let last = spans.indices.last, spans[last].hasStyle(of: style) {
                spans[last].text += text
            } else {
                spans.append(span)
            }
        }
        func visit(_ nodes: [MarkdownNode], _ style: MarkdownSpan) {
            for node in nodes {
                var inner = style
                switch node {
                case .text(let text): add(text, style)
                case .code(let text):
                    inner.intent.insert(.code)
                    add(text, inner)
                case .emphasis(let intent, let children):
                    inner.intent.insert(intent)
                    visit(children, inner)
                case .link(let address, let children):
                    inner.link = address
                    visit(children, inner)
                case .image(let children): visit(children, style)
                case .attributed(let inflects, let children):
                    inner.inflects = inflects
                    visit(children, inner)
                }
            }
        }
        visit(nodes, MarkdownSpan(text: ""))
        return spans
    }
}

/// A part of a Markdown line.
indirect enum MarkdownNode {
    case text(String)
    case code(String)
    case emphasis(InlinePresentationIntent, [MarkdownNode])
    case link(String, [MarkdownNode])
    /// `^[…](…)`: a stretch with attributes, of which one is known.
    case attributed(inflects: Bool, [MarkdownNode])
    /// A picture, of which a text shows the description.
    case image([MarkdownNode])
}
