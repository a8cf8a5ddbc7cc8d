import SwiftSyntax

/// Makes `@main` of `@UIApplicationMain` and `@NSApplicationMain`: a delegate's protocol has the `main()` for it.
package struct ApplicationMainRule: AdaptationRule {
    package init() {}

    private static let attributes: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

    package var triggers: [String] { ["ApplicationMain"] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if ApplicationMainRule.attributes.contains(node.attributeName.trimmedDescription) {
                edits.append(.replace(node, with: "@main"))
            }
            return .skipChildren
        }
    }
}
