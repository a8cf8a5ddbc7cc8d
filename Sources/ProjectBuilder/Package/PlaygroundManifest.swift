import Foundation
import SwiftParser
import SwiftSyntax

/// The manifest of an app package (`.swiftpm`), which Xcode and Swift Playgrounds read with a module of their own.
enum PlaygroundManifest {
    /// The manifest without that module, its app product an executable; nil where it is a plain manifest.
    static func adapted(_ source: String) -> String? {
        guard source.contains("AppleProductTypes") else { return nil }
        let visitor = Visitor()
        visitor.walk(Parser.parse(source: source))
        return SourceEdit.apply(visitor.edits, to: source)
    }

    private final class Visitor: EditCollector {
        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.trimmedDescription == "AppleProductTypes" { blank(node) }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.calledExpression.trimmedDescription == ".iOSApplication" else { return .visitChildren }
            let kept = node.arguments.filter { ["name", "targets"].contains($0.label?.text) }
                .map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
            replace(node, with: ".executable(\(kept.joined(separator: ", ")))")
            return .skipChildren
        }
    }
}
