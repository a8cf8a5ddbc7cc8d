import SwiftSyntax

/// Makes `Data(_contentsOf:)` of `Data(contentsOf:)`, and the same of `String`, so that fixtures can answer for addresses
/// in the network.
package struct ContentsOfURLRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["Data(contentsOf:", "String(contentsOf:"] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if ["Data", "String"].contains(node.calledExpression.trimmedDescription),
                let label = node.arguments.first?.label, label.text == "contentsOf"
            {
                edits.append(.replace(label, with: "_contentsOf"))
            }
            return .visitChildren
        }
    }
}
