import SwiftSyntax

/// Takes away the `override` of a property that XCTest has on Apple's platforms alone.
///
/// Xcode's template for UI tests overrides `runsForEachTargetApplicationUIConfiguration`, which asks for the tests to run
/// in light and dark; here they run as the tool is told.
package struct TestOverrideRule: AdaptationRule {
    package init() {}

    private static let name = "runsForEachTargetApplicationUIConfiguration"

    package var triggers: [String] { [Self.name] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let names = node.bindings.map(\.pattern.trimmedDescription)
            if names == [TestOverrideRule.name] {
                edits += node.modifiers.filter { $0.name.text == "override" }.map { .blank($0) }
            }
            return .visitChildren
        }
    }
}
