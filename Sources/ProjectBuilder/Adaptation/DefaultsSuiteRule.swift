import SwiftSyntax

/// Makes databases of defaults by `UserDefaults._suite(suiteName:)`, since those of Foundation on Linux tell of no changes and
/// may not be used by two threads at once.
package struct DefaultsSuiteRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["UserDefaults(suiteName:", "UserDefaults.init(suiteName:"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription.replacing("Foundation.", with: "")
            if ["UserDefaults", "UserDefaults.init"].contains(callee), node.arguments.first?.label?.text == "suiteName"
            {
                replace(node.calledExpression, with: "UserDefaults._suite")
            }
            return .visitChildren
        }
    }
}
