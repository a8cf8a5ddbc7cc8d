import SwiftSyntax

/// Takes away the attributes that speak to the Objective-C runtime or to Interface Builder.
package struct ObjectiveCAttributesRule: AdaptationRule {
    package init() {}

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    package var triggers: [String] { ["@objc", "@nonobjc", "@IB", "@GK"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if ObjectiveCAttributesRule.attributes.contains(node.attributeName.trimmedDescription) {
                blank(node)
            }
            return .skipChildren
        }
    }
}
