import SwiftSyntax

/// Asks bundles for their languages by members of Hanok's own, since those of Foundation on Linux know nothing of the
/// language that the app runs in.
package struct BundleLanguageRule: AdaptationRule {
    package init() {}

    private static let members = ["preferredLocalizations", "developmentLocalization"]

    package var triggers: [String] { Self.members.map { "." + $0 } }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName
            // Other types may have members of these names.
            let isOfBundle = node.base?.trimmedDescription.lowercased().contains("bundle") == true
            if isOfBundle, BundleLanguageRule.members.contains(name.text) { replace(name, with: "_" + name.text) }
            return .visitChildren
        }
    }
}
