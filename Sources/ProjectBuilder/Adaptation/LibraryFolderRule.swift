import SwiftSyntax

/// Has AppleFoundation find `.libraryDirectory`, of which Foundation on Linux knows nothing, so that apps which take the
/// first of no folders would end.
package struct LibraryFolderRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { [".libraryDirectory"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        private static let function = "NSSearchPathForDirectoriesInDomains"

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let folder = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
                folder.declName.baseName.text == "libraryDirectory"
            else { return .visitChildren }
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
                ["url", "urls"].contains(member.baseName.text), node.arguments.first?.label?.text == "for"
            {
                replace(member, with: "_" + member.baseName.text)
            } else if node.calledExpression.trimmedDescription == Self.function {
                replace(node.calledExpression, with: "_" + Self.function)
            }
            return .visitChildren
        }
    }
}
