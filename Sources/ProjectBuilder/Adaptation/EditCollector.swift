import SwiftSyntax

/// Walks through a file and collects what a rule changes in it.
package class EditCollector: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []

    init() { super.init(viewMode: .sourceAccurate) }

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.append(.replace(node, with: text)) }

    func blank(_ node: some SyntaxProtocol) { edits.append(.blank(node)) }

    /// Puts a text behind a node.
    func insert(_ text: String, after node: some SyntaxProtocol) { edits.append(.insert(text, after: node)) }

    /// Takes what another collector finds in a part of the file.
    func collect(with other: EditCollector, in part: some SyntaxProtocol) {
        other.walk(part)
        edits += other.edits
    }
}
