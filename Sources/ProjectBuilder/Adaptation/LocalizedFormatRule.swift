import SwiftSyntax

/// Has plurals looked up where a format comes from the app's tables of strings.
///
/// Foundation on Linux knows no plurals. `String.localizedStringWithFormat(…)` becomes
/// `String._localizedStringWithFormat(…)`, and `String(format: NSLocalizedString(…), …)` becomes
/// `String(_format: NSLocalizedString(…), …)`.
package struct LocalizedFormatRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["localizedStringWithFormat", "String(format: NSLocalizedString"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName
            if name.text == "localizedStringWithFormat", node.base?.trimmedDescription == "String" {
                replace(name, with: "_localizedStringWithFormat")
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "String", let first = node.arguments.first,
                let label = first.label, label.text == "format",
                first.expression.trimmedDescription.hasPrefix("NSLocalizedString(")
            {
                replace(label, with: "_format")
            }
            return .visitChildren
        }
    }
}
