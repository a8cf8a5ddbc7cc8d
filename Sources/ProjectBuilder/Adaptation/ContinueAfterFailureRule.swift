import SwiftSyntax

/// Has a test set `_continueAfterFailure` in place of `continueAfterFailure`, which XCTest on Linux does not heed.
package struct ContinueAfterFailureRule: AdaptationRule {
    package init() {}

    private static let name = "continueAfterFailure"

    package var triggers: [String] { [Self.name] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == ContinueAfterFailureRule.name {
                edits.append(.replace(node, with: "_" + ContinueAfterFailureRule.name))
            }
            return .visitChildren
        }
    }
}
