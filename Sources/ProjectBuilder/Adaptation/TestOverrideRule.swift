import SwiftSyntax

/// Takes away the `override` of a property that XCTest has on Apple's platforms alone.
///
/// Xcode's template for UI tests overrides `runsForEachTargetApplicationUIConfiguration`, which asks for the tests to run
/// in light and dark; here they run as the tool is told.
package struct TestOverrideRule: AdaptationRule {
    package init() {}

    private static let name = "runsForEachTargetApplicationUIConfiguration"

    package var triggers: [String] { [Self.name] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let names = node.bindings.map(\.pattern.trimmedDescription)
            if names == [TestOverrideRule.name] {
                node.modifiers.filter { $0.name.text == "override" }.forEach { blank($0) }
            }
            return .visitChildren
        }
    }
}
