import SwiftSyntax

/// Has AppleFoundation find `.libraryDirectory`, of which Foundation on Linux knows nothing, so that apps which take the
/// first of no folders would end.
package struct LibraryFolderRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { [".libraryDirectory"] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        private static let function = "NSSearchPathForDirectoriesInDomains"

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let folder = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
                folder.declName.baseName.text == "libraryDirectory"
            else { return .visitChildren }
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
                ["url", "urls"].contains(member.baseName.text), node.arguments.first?.label?.text == "for"
            {
                edits.append(.replace(member, with: "_" + member.baseName.text))
            } else if node.calledExpression.trimmedDescription == Self.function {
                edits.append(.replace(node.calledExpression, with: "_" + Self.function))
            }
            return .visitChildren
        }
    }
}
