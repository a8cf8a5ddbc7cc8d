import SwiftSyntax

/// Makes a call of `URLSession._session(configuration:)` of `URLSession(configuration:)`, so that fixtures can answer the
/// requests of sessions that an app makes itself.
package struct URLSessionRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["URLSession(", "URLSession.init("] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription
            if ["URLSession", "URLSession.init"].contains(callee), node.arguments.first?.label?.text == "configuration"
            {
                edits.append(.replace(node.calledExpression, with: "URLSession._session"))
            }
            return .visitChildren
        }
    }
}
