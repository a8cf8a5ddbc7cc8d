import SwiftSyntax

/// Takes away the attributes that speak to the Objective-C runtime or to Interface Builder.
package struct ObjectiveCAttributesRule: AdaptationRule {
    package init() {}

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    package var triggers: [String] { ["@objc", "@nonobjc", "@IB", "@GK"] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if ObjectiveCAttributesRule.attributes.contains(node.attributeName.trimmedDescription) {
                edits.append(.blank(node))
            }
            return .skipChildren
        }
    }
}
