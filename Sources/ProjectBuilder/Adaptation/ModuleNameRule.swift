import SwiftSyntax

/// Writes modules of the app that had to be renamed by their new names: in imports, and where one qualifies a name.
package struct ModuleNameRule: AdaptationRule {
    /// New names by old ones.
    let names: [String: String]

    package init(names: [String: String]) { self.names = names }

    package var triggers: [String] { Array(names.keys) }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(names: names)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []
        private let names: [String: String]

        init(names: [String: String]) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let first = node.path.first { rename(first.name) }
            return .skipChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
            return .visitChildren
        }

        private func rename(_ token: TokenSyntax) {
            if let name = names[token.text] { edits.append(.replace(token, with: name)) }
        }
    }
}
