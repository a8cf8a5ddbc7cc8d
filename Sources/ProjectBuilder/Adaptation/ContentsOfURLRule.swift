import SwiftSyntax

/// Makes `Data(_contentsOf:)` of `Data(contentsOf:)`, and the same of `String`, so that fixtures can answer for addresses
/// in the network.
package struct ContentsOfURLRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["Data(contentsOf:", "String(contentsOf:"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if ["Data", "String"].contains(node.calledExpression.trimmedDescription),
                let label = node.arguments.first?.label, label.text == "contentsOf"
            {
                replace(label, with: "_contentsOf")
            }
            return .visitChildren
        }
    }
}
