import SwiftSyntax

/// Makes final the delegate classes that UIKit makes instances of.
///
/// Apple's runtime makes an object of any class by name. Swift alone does so only through an initializer that each
/// subclass is known to have, which a final class always satisfies with the one that it inherits.
package struct DelegateClassRule: AdaptationRule {
    package init() {}

    private static let protocols: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    package var triggers: [String] { Array(Self.protocols) }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            let isFixed = node.modifiers.contains { ["final", "open"].contains($0.name.text) }
            if !isFixed, !DelegateClassRule.protocols.isDisjoint(with: inherited) {
                replace(node.classKeyword, with: "final class")
            }
            return .visitChildren
        }
    }
}
