import SwiftSyntax

/// Makes a call of `URLSession._session(configuration:)` of `URLSession(configuration:)`, so that fixtures can answer the
/// requests of sessions that an app makes itself.
package struct URLSessionRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["URLSession(", "URLSession.init("] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription
            if ["URLSession", "URLSession.init"].contains(callee), node.arguments.first?.label?.text == "configuration"
            {
                replace(node.calledExpression, with: "URLSession._session")
            }
            return .visitChildren
        }
    }
}
