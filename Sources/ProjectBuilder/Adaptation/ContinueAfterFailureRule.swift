import SwiftSyntax

/// Has a test set `_continueAfterFailure` in place of `continueAfterFailure`, which XCTest on Linux does not heed.
package struct ContinueAfterFailureRule: AdaptationRule {
    package init() {}

    private static let name = "continueAfterFailure"

    package var triggers: [String] { [Self.name] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == ContinueAfterFailureRule.name {
                replace(node, with: "_" + ContinueAfterFailureRule.name)
            }
            return .visitChildren
        }
    }
}
