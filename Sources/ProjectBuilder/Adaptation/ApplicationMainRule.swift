import SwiftSyntax

/// Makes `@main` of `@UIApplicationMain` and `@NSApplicationMain`: a delegate's protocol has the `main()` for it.
package struct ApplicationMainRule: AdaptationRule {
    package init() {}

    private static let attributes: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    package var triggers: [String] { ["ApplicationMain"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if ApplicationMainRule.attributes.contains(node.attributeName.trimmedDescription) {
                replace(node, with: "@main")
            }
            return .skipChildren
        }
    }
}
