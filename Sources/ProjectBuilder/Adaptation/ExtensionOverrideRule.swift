import SwiftSyntax

/// Makes a requirement that the class asks for of an extension's override of the class's own method.
///
/// `extension UINavigationController { override open func viewDidLoad() { … } }` stands in for the class's method on
/// Apple's platforms, where the later one of a name counts. Swift alone has no overrides in extensions. The extension of
/// the copy conforms to a protocol, and the class calls the method of what conforms to it.
package struct ExtensionOverrideRule: AdaptationRule {
    package init() {}

    /// The classes that ask, and what they ask for.
    private static let protocols = ["UINavigationController": ["viewDidLoad": "_ViewDidLoadOverride"]]

    package var triggers: [String] { Array(Self.protocols.keys) }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let protocols = ExtensionOverrideRule.protocols[node.extendedType.trimmedDescription] else {
                return .skipChildren
            }
            for member in node.memberBlock.members {
                guard let function = member.decl.as(FunctionDeclSyntax.self), function.isOverride,
                    let name = protocols[function.name.text]
                else { continue }
                replace(node.extendedType, with: "\(node.extendedType.trimmedDescription): @retroactive \(name)")
                // Before the conformances that are there.
                node.inheritanceClause.map { replace($0.colon, with: ",") }
                rewrite(function)
            }
            return .skipChildren
        }

        private func rewrite(_ function: FunctionDeclSyntax) {
            for modifier in function.modifiers {
                let access: Set = ["open", "public", "internal"]
                if access.contains(modifier.name.text) { blank(modifier) }
                if modifier.name.text == "override" { replace(modifier, with: "public") }
            }
            replace(function.name, with: "_" + function.name.text)
        }
    }
}

extension FunctionDeclSyntax {
    fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
}
