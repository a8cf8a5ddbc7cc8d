import SwiftSyntax

/// A change of a source text that leaves each line where it is.
package struct SourceEdit: Hashable {
    /// Bytes of the text in UTF-8.
    let range: Range<Int>
    /// Nil makes white space of the range.
    let replacement: String?

    /// Makes white space of a node, without the trivia around it.
    static func blank(_ node: some SyntaxProtocol) -> SourceEdit {
        SourceEdit(range: range(of: node), replacement: nil)
    }

    /// Puts another text in a node's place. A shorter one is filled up with spaces, so that columns stay as well.
    static func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
        SourceEdit(range: range(of: node), replacement: text)
    }

    /// Puts a text behind a node, before what separates it from the next.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> SourceEdit {
        let end = range(of: node).upperBound
        return SourceEdit(range: end..<end, replacement: text)
    }

    private static func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Applies edits whose ranges don't overlap.
    package static func apply(_ edits: [SourceEdit], to source: String) -> String {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.bytes(replacing: bytes[edit.range])
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    private func bytes(replacing old: ArraySlice<UInt8>) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let space = UInt8(ascii: " ")
        guard let replacement else { return old.map { $0 == newline ? newline : space } }
        let lines = [UInt8](repeating: newline, count: old.count { $0 == newline })
        let new = Array(replacement.utf8) + lines
        return new + [UInt8](repeating: space, count: max(0, lines.isEmpty ? old.count - new.count : 0))
    }
}
